import { linkAddress, type MapSnapshot, tops, walk } from '@ramify/document'
import type { Hit, SearchedText } from '../../views/search/find-in-texts.ts'
import { thingsByTopic } from './things-by-topic.ts'

/** What of a topic, or which thing on the map, a text belongs to. */
export type HitPart =
  | 'number'
  | 'text'
  | 'note'
  | 'link'
  | 'label'
  | 'formula'
  | 'assignee'
  | 'file'
  | 'callout'
  | 'line'
  | 'range'

interface MapText extends SearchedText {
  readonly part: HitPart
}

export interface MapHit extends Hit {
  readonly part: HitPart
}

/** In the order of the map, branch after branch: what a topic says, what it carries, and then the things that are at it. */
export function* searchedTexts(snapshot: MapSnapshot): Generator<MapText> {
  const things = thingsByTopic(snapshot)
  for (const { id, text, note, link, marks, formula, task, files } of walk(snapshot, tops(snapshot))) {
    yield { id, part: 'text', nth: 0, owner: id, words: text.text }
    if (note.text !== '') yield { id, part: 'note', nth: 0, owner: id, words: note.text }
    if (link) yield { id, part: 'link', nth: 0, owner: id, words: linkAddress(link) }
    for (const [nth, words] of marks.labels.entries()) yield { id, part: 'label', nth, owner: id, words }
    if (formula !== undefined) yield { id, part: 'formula', nth: 0, owner: id, words: formula }
    if (task?.assignee) yield { id, part: 'assignee', nth: 0, owner: id, words: task.assignee.name }
    for (const [nth, { name }] of (files ?? none).entries()) yield { id, part: 'file', nth, owner: id, words: name }
    for (const thing of things.get(id) ?? none)
      yield { id: thing.id, part: thing.type, nth: 0, owner: id, words: thing.words }
  }
}

const none: readonly never[] = []
