import {
  isPlain,
  type LineSnapshot,
  type NodeSnapshot,
  plainText,
  type RichText,
  richText,
  type ShapeId,
  sameJson,
  type TextAttributes,
} from '@ramify/document'
import { type Fields, keptFields, keptList, keptNumber, keptText, said } from './kept-fields.ts'
import { wordsAt } from './map-attachments.ts'
import { lineItems, type TurnedMap } from './new-page.ts'
import { textFields } from './parts.ts'
import { addTo, keptShape, type Placed, pageList, type RestoredPages } from './restored-shapes.ts'

/** Puts the connectors of a flowchart back onto its pages, as far as its map still says them, and new ones for what it says since. */
export class RestoredLines {
  readonly #turned: TurnedMap
  readonly #restored: RestoredPages
  readonly #lists: Map<string, Placed[]>
  /** Relation lines that stand for a connector or its words. */
  readonly #told = new Set<string>()

  constructor(turned: TurnedMap, restored: RestoredPages, lists: Map<string, Placed[]>) {
    this.#turned = turned
    this.#restored = restored
    this.#lists = lists
  }

  add(kept: Fields): void {
    const { map } = this.#turned
    const { pageOf } = this.#restored
    for (const id of pageOf.keys()) {
      const node = map.nodes.get(id)
      if (node) this.#addBranch(node)
    }
    for (const line of keptList(kept, 'lines')) this.#addOther(line)
    for (const item of lineItems(this.#turned, (id) => !this.#told.has(id))) {
      const from = map.lines.get(keptText(item, 'id') ?? '')?.from ?? ''
      this.#put(pageOf.get(from) ?? [...pageOf.values()][0], item, Number.MAX_VALUE)
    }
  }

  /** From a topic to the one below it, unless that is in its shape. */
  #addBranch(node: NodeSnapshot): void {
    const { ids } = this.#turned
    const { pageOf } = this.#restored
    const page = pageOf.get(node.id)
    if (node.parent === null || page === undefined || pageOf.get(node.parent) !== page) return
    const [from, to] = [ids.of(node.parent), ids.of(node.id)]
    const own = keptShape(node, to)
    const kept = keptFields(own, 'line')
    const line = keptFields(kept, 'line')
    if (shapeOf(line.from) === from && shapeOf(line.to) === to) {
      const id = keptText(line, 'id') ?? ''
      const relation = this.#relation(id, from, to)
      if (relation) this.#told.add(id)
      const changed = this.#turned.words.get(node.id)
      const said = own.tag === undefined ? withWords(line, relation?.text) : withTag(line, changed)
      this.#put(page, { ...said, id: ids.fresh(id) }, keptNumber(kept, 'nth') ?? 0)
      return
    }
    if (this.#isIn(to, from)) return
    // A topic that hangs elsewhere now takes its tag along.
    const said = plainText(this.#turned.words.get(node.id) ?? keptText(own, 'tag') ?? '')
    const labels = said.text === '' ? {} : { labels: [{ at: 0.5, ...textFields(said) }] }
    const item = { id: ids.fresh(), from: { shape: from }, to: { shape: to }, ...labels }
    this.#put(page, item, Number.MAX_VALUE)
  }

  /** One that was no branch: a relation line stands for it, if both of its ends are at topics. */
  #addOther(kept: Fields): void {
    const { map, ids } = this.#turned
    const { shapes } = this.#restored
    const line = keptFields(kept, 'line')
    const [from, to] = [shapeOf(line.from), shapeOf(line.to)]
    const isThere = [from, to].every((end) => end === undefined || shapes.has(end))
    const id = keptText(line, 'id') ?? ''
    const isRelated = from !== undefined && to !== undefined && from !== to
    const relation = isRelated ? map.lines.get(id) : undefined
    if (isRelated && !relation) return
    if (relation) {
      const [start, end] = [ids.of(relation.from), ids.of(relation.to)]
      // Somebody has led it elsewhere: then it is a relation line like others.
      if (start !== from || end !== to || !isThere) return
      this.#told.add(id)
    }
    if (!isThere) return
    const page = keptText(kept, 'page')
    this.#put(
      page,
      { ...(relation ? withWords(line, relation.text) : line), id: ids.fresh(id) },
      keptNumber(kept, 'nth') ?? 0,
    )
  }

  #relation(id: string, from: ShapeId, to: ShapeId): LineSnapshot | undefined {
    const { map, ids } = this.#turned
    const line = map.lines.get(id)
    return line && ids.of(line.from) === from && ids.of(line.to) === to ? line : undefined
  }

  #put(page: string | undefined, item: Fields, nth: number): void {
    const list = pageList(page ?? '')
    addTo(this.#lists, list, { item: { ...item, type: 'connector' }, nth })
  }

  #isIn(shape: ShapeId, around: ShapeId): boolean {
    const { hosts } = this.#restored
    let at = hosts.get(shape) ?? null
    while (at !== null && at !== around) at = hosts.get(at) ?? null
    return at !== null
  }
}

const shapeOf = (end: unknown): string | undefined => (isPlain(end) ? keptText(end as Fields, 'shape') : undefined)

/** The same where its words were a tag. */
function withTag(line: Fields, changed: string | undefined): Fields {
  return changed === undefined ? line : withWords(line, plainText(changed))
}

/** A connector with other words: its labels, as long as they say the same. */
function withWords(line: Fields, words: RichText | undefined): Fields {
  const labels = keptList(line, 'labels')
  const before = wordsAt(
    labels.map((label) => ({
      id: keptText(label, 'id') ?? '',
      at: keptNumber(label, 'at') ?? 0,
      text: readWords(label),
    })),
  )
  if (words ? sameJson(words, before) : before.text === '') return line
  const first = labels.find((label) => keptText(label, 'text') !== '') ?? { at: 0.5 }
  const { text: _text, textRuns: _runs, ...place } = first
  return said({ ...line, labels: words && words.text !== '' ? [{ ...place, ...textFields(words) }] : undefined })
}

function readWords(label: Fields): RichText {
  const text = keptText(label, 'text') ?? ''
  const runs = keptList(label, 'textRuns')
  if (runs.length === 0) return richText([{ text, attributes: {} }])
  return richText(
    runs.map(({ text, ...attributes }) => ({
      text: typeof text === 'string' ? text : '',
      attributes: attributes as TextAttributes,
    })),
  )
}
