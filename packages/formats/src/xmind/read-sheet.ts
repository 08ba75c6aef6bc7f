import { contentToJson, type Json, type MapContent } from '@ramify/document'
import type { ReadDocument } from '../files/file-format.ts'
import { MapBuilder, type TopicDraft } from '../map/map-builder.ts'
import { settleFloating } from '../map/settle-floating.ts'
import { ownPlace } from './own-place.ts'
import { rangeOf, readBoundary, readCallout, readRelationship, readSummary } from './parts/attachments.ts'
import { topicOfHref } from './parts/link-part.ts'
import { middleIn } from './parts/positions.ts'
import { withThemeStyle } from './parts/theme-style.ts'
import { withPlaces } from './places-in-list.ts'
import { isEmpty, listOf, parseKept, type Raw, rawOf, stringOf } from './raw.ts'
import { reportSheet, reportTopic, reportUnshown } from './report-topic.ts'
import type { SheetFiles } from './sheet-files.ts'
import { readSettings } from './sheet-settings.ts'
import { hasSides, rightTopics } from './sides.ts'
import { isOnlyWords } from './summary-topics.ts'
import { lookOfClass } from './theme-looks.ts'
import type { TopicContext, TopicRole } from './topic-context.ts'
import { keptOf, readTopic } from './topic-parts.ts'
import { shownKinds, topicsBelow } from './topics-below.ts'
import type { Dialect, KeptSheet } from './workbook.ts'

interface ReadTopic {
  readonly raw: Raw
  readonly draft: TopicDraft
  readonly role: TopicRole
  /** What of the topic's children, summaries and boundaries could not be shown. */
  readonly left: { [key: string]: unknown }
}

interface SheetOptions {
  readonly dialect: Dialect
  readonly head: Raw
  readonly title: string
  readonly files: SheetFiles
  /** Whether it has what belongs to the whole file. */
  readonly isFirst: boolean
}

export interface ReadSheet {
  readonly document: ReadDocument
  /** From the file's ids of topics, and of the sheet itself, to ours. */
  readonly ids: ReadonlyMap<string, string>
  /** Topics that name something which is not in the sheet. */
  readonly away: readonly { readonly from: string; readonly to: string; readonly was: string }[]
}

export function readSheet(sheet: Raw, options: SheetOptions): ReadSheet {
  return new SheetReader(sheet, options).read()
}

class SheetReader {
  readonly #sheet: Raw
  readonly #options: SheetOptions
  readonly #builder = new MapBuilder()
  readonly #topics: ReadTopic[] = []
  /** From the file's ids to those of topics, and for the ends of relationships of callouts and boundaries too. */
  readonly #ids = new Map<string, string>()
  readonly #ends = new Map<string, string>()
  readonly #rawIds = new Map<string, string>()
  readonly #images = new Map<string, string>()
  /** Those of them that are pictures of topics, by the names of their entries. */
  readonly #shownEntries = new Set<string>()
  readonly #kept = {
    lines: new Map<string, string>(),
    ranges: new Map<string, string>(),
    callouts: new Map<string, string>(),
  }
  readonly #named: ReadonlySet<string>

  constructor(sheet: Raw, options: SheetOptions) {
    this.#sheet = sheet
    this.#options = options
    this.#named = namedTopics(sheet)
  }

  read(): ReadSheet {
    const root = this.#grow(rawOf(this.#sheet.rootTopic))
    for (const topic of this.#topics) this.#fill(topic)
    const { attached } = rawOf(rawOf(this.#sheet.rootTopic).children)
    rightTopics(rawOf(this.#sheet.rootTopic), root.children.slice(0, listOf(attached).length))
    const lost = this.#relationships()
    this.#settings(root)
    this.#keep(lost)
    const document = this.#builder.document(this.#options.title, root)
    if (document.kind === 'mindmap') this.#placeFloating(document.content)
    const away = this.#topics.flatMap(({ raw, draft }) => {
      const was = stringOf(raw.href) ?? ''
      const to = topicOfHref(was.trim())
      return to === undefined || this.#ids.has(to) ? [] : [{ from: draft.data.id, to, was }]
    })
    const id = stringOf(this.#sheet.id)
    return { document, away, ids: new Map([...(id === undefined ? [] : [[id, root.data.id] as const]), ...this.#ids]) }
  }

  /** All topics with their words, so that everything else can name them. */
  #grow(top: Raw): TopicDraft {
    const first: TopicDraft[] = []
    const left: { raw: Raw; role: TopicRole; into: TopicDraft[] }[] = [{ raw: top, role: 'root', into: first }]
    for (let next = left.pop(); next; next = left.pop()) {
      const { raw, role, into } = next
      const draft = this.#builder.topic('', {}, stringOf(raw.id))
      into.push(draft)
      this.#name(raw, draft)
      const topic: ReadTopic = { raw, role, draft, left: {} }
      this.#topics.push(topic)
      const children = rawOf(raw.children)
      const below = this.#summaryTopics(topic)
      const floating = listOf(children.detached)
      const attached = listOf(children.attached)
      const push = (topics: readonly Raw[], itsRole: TopicRole, to: TopicDraft[]) => {
        for (const child of topics.toReversed()) left.push({ raw: child, role: itsRole, into: to })
      }
      push(below, 'summary', draft.children)
      push(floating, 'floating', this.#builder.floating)
      push(attached, 'attached', draft.children)
    }
    return first[0] as TopicDraft
  }

  #name(raw: Raw, draft: TopicDraft): void {
    const id = stringOf(raw.id)
    if (id === undefined) return
    if (!this.#ids.has(id)) this.#ids.set(id, draft.data.id)
    this.#rawIds.set(draft.data.id, id)
  }

  /** They stand behind what they sum up, as here; a file of ours says which ones are no topics but words at a brace. */
  #summaryTopics({ raw }: ReadTopic): Raw[] {
    return listOf(rawOf(raw.children).summary).filter(
      (topic) => !isOnlyWords(topic) || this.#named.has(stringOf(topic.id) ?? ''),
    )
  }

  #fill(topic: ReadTopic): void {
    const { raw, draft, role } = topic
    const context = this.#context(role)
    const fields = readTopic(raw, context)
    for (const [field, value] of Object.entries(fields)) if (value !== undefined) draft.data[field] = value
    this.#callouts(topic)
    this.#boundaries(topic)
    this.#summaries(topic)
    const children = Object.fromEntries(Object.entries(rawOf(raw.children)).filter(([type]) => !shownKinds.has(type)))
    for (const [was, topics] of Object.entries(children)) {
      for (const child of listOf(topics))
        reportUnshown(this.#builder.report, child, { place: draft.data.id, was, isTopic: true })
    }
    const { summaries: _, boundaries: __, ...own } = raw
    const kept = {
      ...keptOf(own, draft.data, context),
      ...topic.left,
      ...(!isEmpty(children) && { children }),
      ...(topic.left.children !== undefined && { children: { ...children, ...rawOf(topic.left.children) } }),
    }
    if (!isEmpty(kept)) draft.data.xmind = contentToJson(kept)
    reportTopic(this.#builder.report, raw, draft.data, role, context)
  }

  #context(role: TopicRole): TopicContext {
    return {
      role,
      idOf: (raw) => this.#ids.get(raw),
      rawIdOf: (id) => this.#rawIds.get(id) ?? id,
      image: (src) => {
        const image = this.#options.files.image(src)
        if (image) {
          this.#images.set(image.resource, image.name)
          this.#shownEntries.add(image.name)
        }
        return image
      },
      srcOf: (resource) => `xap:${this.#images.get(resource) ?? resource}`,
      file: (src) => {
        const file = this.#options.files.file(src)
        if (file) this.#images.set(file.resource, file.entry)
        return file
      },
      fileSrcOf: ({ id }) => `xap:${this.#images.get(id) ?? id}`,
      lookOfClass: (name) => lookOfClass(this.#sheet.theme, name),
    }
  }

  #callouts({ raw, draft }: ReadTopic): void {
    const { callouts, report } = this.#builder
    for (const callout of listOf(rawOf(raw.children).callout)) {
      const id = this.#builder.id(stringOf(callout.id))
      callouts.push({ id, node: draft.data.id, ...readCallout(callout) } as { [field: string]: Json })
      this.#end(callout.id, draft.data.id)
      this.#kept.callouts.set(id, contentToJson(callout))
      report.add('imported', 'callouts', { place: draft.data.id })
      reportUnshown(report, callout, { place: draft.data.id, was: 'callout' })
    }
  }

  #end(rawId: unknown, node: string): void {
    const id = stringOf(rawId)
    if (id !== undefined && !this.#ends.has(id)) this.#ends.set(id, node)
  }

  #boundaries(topic: ReadTopic): void {
    const { raw, draft, role, left } = topic
    const attached = listOf(rawOf(raw.children).attached).length
    const lost = listOf(raw.boundaries).filter((boundary) => {
      const span = rangeOf(boundary.range, attached)
      // Around a branch: where it is a child, around that one child.
      const [first, last] =
        span === 'master'
          ? role === 'attached'
            ? [draft, draft]
            : []
          : span
            ? [draft.children[span[0]], draft.children[span[1]]]
            : []
      if (!first || !last) return true
      this.#range(boundary, readBoundary(withThemeStyle(boundary, this.#sheet.theme, 'boundary')), first, last, {
        boundary,
      })
      this.#end(boundary.id, first.data.id)
      this.#builder.report.add('imported', 'boundaries', { place: first.data.id })
      return false
    })
    this.#builder.report.add('kept', 'boundaries', { place: draft.data.id, count: lost.length })
    if (lost.length > 0) left.boundaries = withPlaces(listOf(raw.boundaries), lost)
  }

  #summaries({ raw, draft, left }: ReadTopic): void {
    const { report } = this.#builder
    const topics = listOf(rawOf(raw.children).summary)
    const unused = new Set(topics)
    // From the last to the first, so that the next one of an id is the last of its list.
    const byId = Map.groupBy(topics.toReversed(), ({ id }) => id)
    const siblings = draft.children.slice(0, listOf(rawOf(raw.children).attached).length)
    const lost = listOf(raw.summaries).filter((summary) => {
      const span = rangeOf(summary.range, siblings.length)
      if (!span || span === 'master') return true
      const own = summary.topicId === undefined ? undefined : byId.get(summary.topicId)?.pop()
      if (own) unused.delete(own)
      const [first, last] = span.map((at) => siblings[at]) as [TopicDraft, TopicDraft]
      const node = own && this.#topicOf(own)
      const kept = { summary, ...(own && !node && { topic: own }), ...(node && { topicId: node.id }) }
      const styled = withThemeStyle(summary, this.#sheet.theme, 'summary')
      this.#range(summary, readSummary(styled, own ?? {}, node !== undefined), first, last, kept)
      if (own && !node) this.#end(own.id, first.data.id)
      report.add('imported', 'summaries', { place: first.data.id })
      return false
    })
    report.add('kept', 'summaries', { place: draft.data.id, count: lost.length })
    if (lost.length > 0) left.summaries = withPlaces(listOf(raw.summaries), lost)
    const words = [...unused].filter((topic) => !this.#topicOf(topic))
    if (words.length > 0) left.children = { summary: words }
    for (const topic of words) reportUnshown(report, topic, { place: draft.data.id, was: 'summary', isTopic: true })
    for (const topic of unused) this.#withoutSummary(topic, draft)
  }

  /** A topic that sums up nothing which is there is shown as a child, and goes back to where it was. */
  #withoutSummary(raw: Raw, parent: TopicDraft): void {
    const topic = this.#drafts.get(raw)
    if (!topic) return
    topic.left.$summaryOf = parent.data.id
    this.#builder.report.add('approximated', 'other', { place: topic.draft.data.id, was: 'summary' })
  }

  /** Those whose place the file does not say stand below the map; others where they stood, if there is room for them. */
  #placeFloating(content: MapContent): void {
    const floating = this.#topics.filter(({ role }) => role === 'floating')
    if (floating.length === 0) return
    const places = new Map(
      floating.flatMap(({ raw, draft }) => (ownPlace(raw) ? [] : [[draft.data.id, middleIn(raw) ?? null] as const])),
    )
    // What hangs on those at the left of the main topic goes on to the left there.
    if (hasSides(rawOf(this.#sheet.rootTopic))) {
      for (const { raw, draft } of floating)
        if (raw.structureClass === undefined && (places.get(draft.data.id)?.x ?? 0) < 0) draft.data.layout = 'left'
    }
    const corners = places.size === 0 ? new Map() : settleFloating(content, places)
    let y = this.#topics.filter(({ draft }) => draft.children.length === 0).length * leafHeight
    for (const { raw, draft } of floating) {
      const place = corners?.get(draft.data.id) ?? draft.data.position ?? { x: 0, y }
      if (draft.data.position === undefined) y += leafHeight * 3
      draft.data.position = place
      const { position } = raw
      const kept = { ...parseKept(draft.data.xmind), ...(position !== undefined && { position }), $place: place }
      draft.data.xmind = contentToJson(kept)
    }
  }

  #topicOf(raw: Raw): TopicDraft['data'] | undefined {
    return this.#drafts.get(raw)?.draft.data
  }

  get #drafts(): ReadonlyMap<Raw, ReadTopic> {
    this.#byRaw ??= new Map(this.#topics.map((topic) => [topic.raw, topic]))
    return this.#byRaw
  }
  #byRaw: ReadonlyMap<Raw, ReadTopic> | undefined

  #range(raw: Raw, fields: object, first: TopicDraft, last: TopicDraft, { topicId, ...kept }: Raw): void {
    const id = this.#builder.id(stringOf(raw.id))
    const range = {
      id,
      first: first.data.id,
      last: last.data.id,
      ...fields,
      ...(topicId !== undefined && { topic: topicId }),
    }
    this.#builder.ranges.push(range as { [field: string]: Json })
    this.#kept.ranges.set(id, contentToJson(kept))
  }

  /** Gives back those that lead nowhere. */
  #relationships(): Raw[] {
    return listOf(this.#sheet.relationships).filter((raw) => {
      const from = this.#endOf(raw.end1Id)
      const to = this.#endOf(raw.end2Id)
      const { report } = this.#builder
      if (from === undefined || to === undefined || from === to) {
        report.add('kept', 'relations')
        return true
      }
      const id = this.#builder.id(stringOf(raw.id))
      const line = readRelationship(withThemeStyle(raw, this.#sheet.theme, 'relationship'))
      this.#builder.lines.push({ id, from, to, ...line } as { [field: string]: Json })
      this.#kept.lines.set(id, contentToJson(raw))
      const isExact = [raw.end1Id, raw.end2Id].every((end) => this.#ids.has(stringOf(end) ?? ''))
      report.add(isExact ? 'imported' : 'approximated', 'relations', { place: from })
      return false
    })
  }

  #endOf(raw: unknown): string | undefined {
    const id = stringOf(raw) ?? ''
    return this.#ids.get(id) ?? this.#ends.get(id)
  }

  /** What belongs to the main topic there belongs to the map here. */
  #settings(root: TopicDraft): void {
    const builder = this.#builder
    const { levels, colors, color, theme } = readSettings(this.#sheet, rawOf(this.#sheet.rootTopic).style)
    const { layout, numbering, ...data } = root.data
    for (const field of ['layout', 'numbering']) delete root.data[field]
    Object.assign(root.data, data)
    if (typeof layout === 'string') builder.layout = layout
    builder.theme = theme
    builder.style = {
      ...(!isEmpty(levels) && { levels }),
      ...(colors.length > 0 && { colors: [...colors] }),
      ...(numbering !== undefined && { numbering }),
    }
    if (color !== undefined) builder.background = { color }
  }

  #keep(relationships: readonly Raw[]): void {
    const { dialect, head, files, isFirst } = this.#options
    const { rootTopic: _, relationships: __, ...said } = this.#sheet
    const sheet = stringOf(said.title)?.trim() === '' ? { ...said, $title: this.#options.title } : said
    const names = new Map<string, string>()
    const pictures = new Map<string, string>()
    for (const name of new Set([...this.#images.values(), ...(isFirst ? files.others : [])])) {
      const resource = files.resource(name)
      this.#builder.resources.push(resource)
      names.set(name, resource.id)
      const made = this.#shownEntries.has(name) ? files.made(name) : undefined
      if (made) {
        this.#builder.resources.push(made)
        pictures.set(name, made.id)
      }
    }
    const kept: KeptSheet = {
      dialect,
      sheet: contentToJson({
        ...sheet,
        ...(relationships.length > 0 && {
          relationships: withPlaces(listOf(this.#sheet.relationships), relationships),
        }),
      }),
      head: isFirst ? contentToJson(head) : '{}',
      lines: [...this.#kept.lines],
      ranges: [...this.#kept.ranges],
      callouts: [...this.#kept.callouts],
      files: Object.fromEntries(names),
      ...(pictures.size > 0 && { pictures: Object.fromEntries(pictures) }),
    }
    this.#builder.kept = { xmind: { ...kept } as unknown as Json }
    reportSheet(this.#builder.report, this.#sheet, { isFirst, files })
  }
}

/** About as much as a topic and the room around it take. */
const leafHeight = 40

/** Topics that relationships and links lead to. */
function namedTopics(sheet: Raw): Set<string> {
  const named = new Set<string>()
  for (const { end1Id, end2Id } of listOf(sheet.relationships)) {
    for (const end of [end1Id, end2Id]) named.add(stringOf(end) ?? '')
  }
  for (const { href } of topicsBelow(rawOf(sheet.rootTopic))) {
    const target = topicOfHref(stringOf(href)?.trim() ?? '')
    if (target !== undefined) named.add(target)
  }
  return named
}
