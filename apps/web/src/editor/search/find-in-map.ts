import { type MapSnapshot, type NodeId, tops, walk } from '@ramify/document'
import { thingsByTopic } from './things-by-topic.ts'

/** What of a topic, or which thing on the map, something was found in. */
export type HitPart = 'text' | 'note' | 'link' | 'label' | 'formula' | 'callout' | 'line' | 'range'

/** One place where something was found. */
export interface Hit {
  /** Of the topic, the callout, the relation line or the boundary. */
  readonly id: string
  readonly part: HitPart
  /** Which of the topic's labels; 0 for what there is one of. */
  readonly nth: number
  /** The topic it is at. */
  readonly topic: NodeId
  readonly start: number
  readonly end: number
}

/** More than anybody steps through; all of them in a huge map would only take long. */
const mostHits = 10_000
/** A pattern can take for ever: what was found by then is shown. */
const patience = 200

/** In the order of the map, branch after branch: what a topic says, what it carries, and then the things that are at it. */
export function findInMap(snapshot: MapSnapshot, pattern: RegExp | null): Hit[] {
  const hits: Hit[] = []
  if (!pattern) return hits
  const late = performance.now() + patience
  const things = thingsByTopic(snapshot)
  let walked = 0
  for (const { id, text, note, link, marks, formula } of walk(snapshot, tops(snapshot))) {
    add(hits, pattern, text.text, 'text', id, id)
    if (note.text !== '') add(hits, pattern, note.text, 'note', id, id)
    if (link) add(hits, pattern, link.url, 'link', id, id)
    if (marks.labels.length > 0)
      marks.labels.forEach((label, nth) => void add(hits, pattern, label, 'label', id, id, nth))
    if (formula !== undefined) add(hits, pattern, formula, 'formula', id, id)
    for (const thing of things.get(id) ?? none) add(hits, pattern, thing.words, thing.kind, thing.id, id)
    // The clock costs more than many a topic.
    if (hits.length >= mostHits || (++walked % 32 === 0 && performance.now() > late)) break
  }
  return hits
}

const none: readonly never[] = []

function add(hits: Hit[], pattern: RegExp, text: string, part: HitPart, id: string, topic: NodeId, nth = 0): void {
  // By hand: `matchAll` copies the pattern for every text.
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { index } = found
    const end = index + found[0].length
    // A pattern may find nothing, everywhere.
    if (end > index) hits.push({ id, part, nth, topic, start: index, end })
    else pattern.lastIndex = index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
  }
}
