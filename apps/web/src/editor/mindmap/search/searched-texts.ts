import { type MapSnapshot, type NodeId, tops, walk } from '@ramify/document'
import { thingsByTopic } from './things-by-topic.ts'

/** What of a topic, or which thing on the map, a text belongs to. */
export type HitPart = 'text' | 'note' | 'link' | 'label' | 'formula' | 'callout' | 'line' | 'range'

/** One text that is looked through, and where it is. Plain data: it goes to a worker. */
export interface SearchedText {
  /** Of the topic, the callout, the relation line or the boundary. */
  readonly id: string
  readonly part: HitPart
  /** Which of the topic's labels; 0 for what there is one of. */
  readonly nth: number
  /** The topic it is at. */
  readonly topic: NodeId
  readonly words: string
}

/** In the order of the map, branch after branch: what a topic says, what it carries, and then the things that are at it. */
export function* searchedTexts(snapshot: MapSnapshot): Generator<SearchedText> {
  const things = thingsByTopic(snapshot)
  for (const { id, text, note, link, marks, formula } of walk(snapshot, tops(snapshot))) {
    yield { id, part: 'text', nth: 0, topic: id, words: text.text }
    if (note.text !== '') yield { id, part: 'note', nth: 0, topic: id, words: note.text }
    if (link) yield { id, part: 'link', nth: 0, topic: id, words: link.url }
    for (const [nth, words] of marks.labels.entries()) yield { id, part: 'label', nth, topic: id, words }
    if (formula !== undefined) yield { id, part: 'formula', nth: 0, topic: id, words: formula }
    for (const thing of things.get(id) ?? none)
      yield { id: thing.id, part: thing.kind, nth: 0, topic: id, words: thing.words }
  }
}

const none: readonly never[] = []
