import type { ContentNode, MapContent } from '@ramify/document'
import { newId } from '@ramify/document'
import { walkContent } from '../map/map-builder.ts'
import { withOwnPlace } from './own-place.ts'
import {
  rangeOf,
  readBoundary,
  readRelationship,
  readSummary,
  writeBoundary,
  writeCallout,
  writeOwnSummary,
  writeRelationship,
  writeSummary,
} from './parts/attachments.ts'
import { topicOfHref } from './parts/link-part.ts'
import { withoutThemeStyle } from './parts/theme-style.ts'
import { putBack } from './places-in-list.ts'
import { isEmpty, isRaw, listOf, omit, parseKept, pick, type Raw, rawOf, sameRaw, stringOf } from './raw.ts'
import { type SheetSettings, writeSettings } from './sheet-settings.ts'
import { writeSides } from './sides.ts'
import { wordsTopic } from './summary-topics.ts'
import { lookOfClass } from './theme-looks.ts'
import type { Fields, TopicContext, TopicRole } from './topic-context.ts'
import { writeTopic } from './topic-parts.ts'

type Draft = { [key: string]: unknown }

interface Placed {
  readonly node: ContentNode
  readonly parent: ContentNode | null
  readonly role: TopicRole
}

/** The pictures and attached files of a document: which entry is which resource, and how large it is. */
export interface WrittenImages {
  image: TopicContext['image']
  srcOf(resource: string): string
  file: TopicContext['file']
  fileSrcOf: TopicContext['fileSrcOf']
}

/** A document as a sheet in today's form; fields of older files are still in it. `inFile`: the ids that all sheets of the file have. */
export function writeSheet(
  title: string,
  content: MapContent,
  images: WrittenImages,
  inFile: ReadonlySet<string>,
): Raw {
  return new SheetWriter(title, content, images, inFile).write()
}

class SheetWriter {
  readonly #title: string
  readonly #content: MapContent
  readonly #images: WrittenImages
  readonly #inFile: ReadonlySet<string>
  readonly #kept: Raw
  readonly #lines: KeptItems
  readonly #ranges: KeptItems
  readonly #callouts: KeptItems
  readonly #placed = new Map<string, Placed>()
  readonly #keptOf = new Map<string, Raw>()
  readonly #topics = new Map<string, Draft>()
  readonly #ids = new Map<string, string>()
  readonly #rawIds = new Map<string, string>()
  /** With the summaries whose they are. */
  readonly #summaryTopics = new Map<string, Raw>()
  readonly #used = new Set<string>()

  constructor(title: string, content: MapContent, images: WrittenImages, inFile: ReadonlySet<string>) {
    this.#title = title
    this.#inFile = inFile
    this.#content = content
    this.#images = images
    this.#kept = rawOf(content.xmind)
    this.#lines = new KeptItems(this.#kept.lines)
    this.#ranges = new KeptItems(this.#kept.ranges)
    this.#callouts = new KeptItems(this.#kept.callouts)
  }

  write(): Raw {
    const { root, floating = [] } = this.#content
    this.#place(root, 'root')
    for (const top of floating) this.#place(top, 'floating')
    this.#name()
    this.#findSummaryTopics()
    for (const [id, placed] of this.#placed) this.#topics.set(id, this.#topic(placed))
    for (const { node, parent, role } of this.#placed.values())
      if (parent) this.#addTo(idOf(parent), role, this.#topicOf(idOf(node)))
    for (const top of floating) this.#addTo(idOf(root), 'detached', this.#topicOf(idOf(top)))
    for (const callout of this.#callouts.inOrder(this.#content.callouts)) this.#callout(callout)
    for (const range of this.#ranges.inOrder(this.#content.ranges)) this.#range(range)
    this.#restoreUnshown()
    return this.#sheet()
  }

  /** Siblings of what they sum up, as the map shows them; another topic that a summary names stays what it is. */
  #findSummaryTopics(): void {
    const ranges = listOf(this.#content.ranges)
    const ends = new Set(ranges.flatMap(({ first, last }) => [stringOf(first), stringOf(last)]))
    for (const range of ranges) {
      const topic = stringOf(range.topic) ?? ''
      const parent = this.#placed.get(topic)?.parent
      if (range.kind === 'boundary' || !parent || ends.has(topic) || this.#summaryTopics.has(topic)) continue
      const isBeside = [range.first, range.last].every((id) => this.#placed.get(stringOf(id) ?? '')?.parent === parent)
      if (isBeside) this.#summaryTopics.set(topic, range)
    }
    for (const [id, { parent, ...placed }] of this.#placed) {
      const wasSummary = parent && this.#keptOf.get(id)?.$summaryOf === idOf(parent) && !ends.has(id)
      if (wasSummary || this.#summaryTopics.has(id)) this.#placed.set(id, { ...placed, parent, role: 'summary' })
    }
  }

  /** The children that ranges count. */
  #attached(parent: ContentNode): ContentNode[] {
    return parent.children.filter((child) => this.#placed.get(idOf(child))?.role === 'attached')
  }

  #place(top: ContentNode, role: TopicRole): void {
    const parents = new Map<ContentNode, ContentNode>()
    for (const { node } of walkContent(top)) {
      const parent = parents.get(node) ?? null
      this.#placed.set(idOf(node), { node, parent, role: parent ? 'attached' : role })
      this.#keptOf.set(idOf(node), parseKept(node.data.xmind))
      for (const child of node.children) parents.set(child, node)
    }
  }

  /** The ids that the file had, where they are still free: links from other sheets lead to them. */
  #name(): void {
    for (const id of this.#placed.keys()) {
      const kept = stringOf(this.#keptOf.get(id)?.id)
      const raw = kept !== undefined && !this.#used.has(kept) ? kept : this.#free(id)
      this.#used.add(raw)
      this.#rawIds.set(id, raw)
      this.#ids.set(raw, id)
    }
  }

  #free(wanted: string): string {
    return this.#used.has(wanted) ? newId() : wanted
  }

  #claim(kept: unknown, own: string): string {
    const id = this.#free(stringOf(kept) ?? own)
    this.#used.add(id)
    return id
  }

  #topic({ node, role }: Placed): Draft {
    const id = idOf(node)
    const all = this.#keptOf.get(id) ?? {}
    const kept = omit(all, ['children', 'boundaries', 'summaries', '$place', '$summaryOf', '$sheetLink'])
    const data = withoutMade(role === 'root' ? this.#rootData(node) : node.data, {
      position: all.$place,
      // The address of the other document stands for its sheet only while that is in the same file.
      hyperlink: this.#leadsToSheet(all.href) ? all.$sheetLink : undefined,
    })
    const said = writeTopic(data, kept, this.#context(role))
    const topic = withOwnPlace(said, role === 'floating' ? node.data.position : undefined)
    const sides = role === 'root' ? this.#attached(node).map((child) => child.data.side) : []
    return { ...(role === 'root' ? writeSides(topic, sides) : topic), id: this.#rawIds.get(id) ?? id }
  }

  #leadsToSheet(href: unknown): boolean {
    const target = topicOfHref(stringOf(href)?.trim() ?? '')
    return target !== undefined && this.#inFile.has(target)
  }

  /** What belongs to the map here belongs to the main topic there. */
  #rootData({ data }: ContentNode): Fields {
    const { template, style } = this.#content
    return { ...data, layout: data.layout ?? template, numbering: rawOf(style).numbering as Fields[string] }
  }

  #context(role: TopicRole): TopicContext {
    return {
      role,
      idOf: (raw) => this.#ids.get(raw),
      rawIdOf: (id) => this.#rawIds.get(id) ?? id,
      image: this.#images.image,
      srcOf: this.#images.srcOf,
      file: this.#images.file,
      fileSrcOf: this.#images.fileSrcOf,
      lookOfClass: (name) => lookOfClass(this.#theme, name),
    }
  }

  #topicOf(id: string): Draft {
    return this.#topics.get(id) ?? {}
  }

  #addTo(parent: string, type: string, child: Raw): void {
    const topic = this.#topicOf(parent)
    const children = (topic.children ?? {}) as { [type: string]: Raw[] }
    const siblings = children[type] ?? []
    siblings.push(child)
    children[type] = siblings
    topic.children = children
  }

  #callout(callout: Raw): void {
    const kept = this.#callouts.of(callout)
    const written = writeCallout(kept, callout)
    this.#addTo(stringOf(callout.node) ?? '', 'callout', {
      ...written,
      id: this.#claim(kept.id, stringOf(callout.id) ?? ''),
    })
  }

  #range(styled: Raw): void {
    const id = stringOf(styled.id) ?? ''
    const first = this.#placed.get(stringOf(styled.first) ?? '')
    const { parent } = first ?? {}
    if (!first || !parent) return
    const siblings = this.#attached(parent).map(idOf)
    const low = siblings.indexOf(stringOf(styled.first) ?? '')
    const high = siblings.indexOf(stringOf(styled.last) ?? '')
    if (high < 0) return
    const kept = this.#ranges.of(styled)
    const isSummary = styled.kind !== 'boundary'
    const before = rawOf(isSummary ? kept.summary : kept.boundary)
    const isOwnTopic = this.#summaryTopics.get(stringOf(styled.topic) ?? '') === styled
    const range = withoutThemeStyle(styled, before, {
      theme: this.#theme,
      kind: isSummary ? 'summary' : 'boundary',
      read: isSummary ? (raw) => readSummary(raw, rawOf(kept.topic), isOwnTopic) : readBoundary,
    })
    const span = rangeOf(before.range, siblings.length)
    const own = { ...before, id: this.#claim(before.id, id) }
    if (!isSummary && span === 'master' && low === high) {
      this.#list(idOf(first.node), 'boundaries', writeBoundary(own, range))
      return
    }
    const isSame = Array.isArray(span) && span[0] === Math.min(low, high) && span[1] === Math.max(low, high)
    const spanned = { ...own, range: isSame ? before.range : `(${Math.min(low, high)},${Math.max(low, high)})` }
    if (isSummary) this.#summary(spanned, kept, range, idOf(parent), isOwnTopic)
    else this.#list(idOf(parent), 'boundaries', writeBoundary(spanned, range))
  }

  #summary(summary: Raw, kept: Raw, range: Raw, parent: string, isOwnTopic: boolean): void {
    const topicId = stringOf(range.topic) ?? ''
    if (isOwnTopic) {
      this.#list(parent, 'summaries', { ...writeOwnSummary(summary, range), topicId: this.#topicOf(topicId).id })
      return
    }
    const keptTopic = rawOf(kept.topic)
    // A brace without words had no topic either.
    const isBare = isEmpty(keptTopic) && isRaw(kept.summary)
    const said = pick(readSummary(summary, keptTopic, false), ['text', 'look'])
    if (isBare && sameRaw({ text: '', ...pick(range, ['text', 'look']) }, said)) {
      this.#list(parent, 'summaries', this.#isTakenOver(summary.topicId) ? omit(summary, ['topicId']) : summary)
      return
    }
    const id = this.#claim(keptTopic.id, `${stringOf(range.id)}.topic`)
    const topicBefore = isEmpty(keptTopic) ? wordsTopic(id) : { title: '', ...keptTopic, id }
    const [own, topic] = writeSummary(summary, topicBefore, range)
    this.#list(parent, 'summaries', { ...own, topicId: id })
    this.#addTo(parent, 'summary', topic)
  }

  /** Whether the topic that a summary named in the file is now that of another one: only one of them may name it. */
  #isTakenOver(topicId: unknown): boolean {
    const owner = this.#summaryTopics.get(this.#ids.get(stringOf(topicId) ?? '') ?? '')
    return owner !== undefined && rawOf(this.#ranges.of(owner).summary).topicId !== topicId
  }

  #list(topic: string, key: 'boundaries' | 'summaries', item: Raw): void {
    const owner = this.#topicOf(topic)
    owner[key] = [...((owner[key] as Raw[] | undefined) ?? []), item]
  }

  /** What no map shows of a topic's children goes back behind the others. */
  #restoreUnshown(): void {
    for (const [id, { children, boundaries, summaries }] of this.#keptOf) {
      for (const [type, topics] of Object.entries(rawOf(children))) {
        for (const topic of listOf(topics)) this.#addTo(id, type, topic)
      }
      const topic = this.#topicOf(id)
      for (const [key, unshown] of Object.entries({ boundaries, summaries })) {
        if (listOf(unshown).length > 0) topic[key] = putBack(listOf(topic[key]), listOf(unshown))
      }
    }
  }

  #sheet(): Raw {
    // A sheet without a title was called otherwise while it was read.
    const { relationships, title, $title, ...kept } = parseKept(this.#kept.sheet)
    const isSame = ($title ?? stringOf(title)?.trim()) === this.#title
    const lines = this.#lines.inOrder(this.#content.relLine).map((line) => this.#relationship(line))
    const all = putBack(lines, listOf(relationships))
    return {
      ...writeSettings(kept, this.#settings(), this.#topicOf(idOf(this.#content.root)).style),
      id: this.#claim(kept.id, newId()),
      title: isSame ? title : this.#title,
      rootTopic: this.#topicOf(idOf(this.#content.root)),
      ...((all.length > 0 || Array.isArray(relationships)) && { relationships: all }),
    }
  }

  /** What the file said of styles. */
  get #theme(): unknown {
    this.#keptTheme ??= rawOf(parseKept(this.#kept.sheet).theme)
    return this.#keptTheme
  }
  #keptTheme: Raw | undefined

  #settings(): SheetSettings {
    const { theme, background } = this.#content
    const style = rawOf(this.#content.style)
    const color = isRaw(background) ? stringOf(background.color) : undefined
    return {
      theme,
      levels: rawOf(style.levels) as SheetSettings['levels'],
      colors: Array.isArray(style.colors) ? (style.colors as string[]) : [],
      color,
    }
  }

  #relationship(line: Raw): Raw {
    const id = stringOf(line.id) ?? ''
    const kept = this.#lines.of(line)
    const end = (raw: unknown, node: unknown) => {
      const before = stringOf(raw)
      const target = stringOf(node) ?? ''
      if (before !== undefined && this.#endOf(before) === target) return before
      return this.#rawIds.get(target) ?? target
    }
    const read = readRelationship
    const own = withoutThemeStyle(line, kept, { theme: this.#theme, kind: 'relationship', read })
    const written = writeRelationship(kept, own)
    return {
      ...written,
      id: this.#claim(kept.id, id),
      end1Id: end(kept.end1Id, line.from),
      end2Id: end(kept.end2Id, line.to),
    }
  }

  /** The topic that an end of a relationship is here: callouts, summaries and boundaries are none. */
  #endOf(raw: string): string | undefined {
    return this.#ids.get(raw) ?? this.#others.get(raw)
  }

  get #others(): ReadonlyMap<string, string> {
    this.#otherEnds ??= new Map([
      ...listOf(this.#content.callouts).map((callout) => {
        const kept = this.#callouts.of(callout)
        return [stringOf(kept.id) ?? '', stringOf(callout.node) ?? ''] as const
      }),
      ...listOf(this.#content.ranges).flatMap((range) => {
        const { topic, boundary } = this.#ranges.of(range)
        const owner = stringOf(range.first) ?? ''
        return [rawOf(topic).id, rawOf(boundary).id].map((id) => [stringOf(id) ?? '', owner] as const)
      }),
    ])
    return this.#otherEnds
  }
  #otherEnds: ReadonlyMap<string, string> | undefined
}

/** What was kept of lines, ranges or callouts. */
class KeptItems {
  readonly #texts: ReadonlyMap<string, unknown>
  readonly #ranks: ReadonlyMap<string, number>

  constructor(items: unknown) {
    const pairs = (Array.isArray(items) ? items : []).filter((item): item is [string, unknown] => Array.isArray(item))
    this.#texts = new Map(pairs.map(([id, text]) => [String(id), text]))
    this.#ranks = new Map(pairs.map(([id], nth) => [String(id), nth]))
  }

  of({ id }: Raw): Raw {
    return parseKept(this.#texts.get(stringOf(id) ?? ''))
  }

  /** As in the file; new ones behind. */
  inOrder(items: unknown): readonly Raw[] {
    const rank = ({ id }: Raw) => this.#ranks.get(stringOf(id) ?? '') ?? Number.MAX_SAFE_INTEGER
    return [...listOf(items)].sort((one, other) => rank(one) - rank(other))
  }
}

/** Without the fields that were made while the file was read, and are still what was made. */
function withoutMade(data: Fields, made: Raw): Fields {
  const isMade = (field: string) => made[field] !== undefined && sameRaw(made[field], data[field])
  return Object.fromEntries(Object.entries(data).filter(([field]) => !isMade(field)))
}

const idOf = ({ data }: ContentNode): string => stringOf(data.id) ?? ''
