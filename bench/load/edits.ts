import { openMap } from '@ramify/document'
import type * as Y from 'yjs'
import { frames } from '../../tests/kit/collab/frames.ts'

/** What the text of an edit begins with; its number and a full stop follow. */
const sign = Buffer.from('Edit number ')
const fullStop = 46
const zero = 48

export interface Edit {
  readonly number: number
  readonly frame: Uint8Array
}

/** A topic of one's own to type into: what is to be sent before anything else. */
export function addOwnTopic(doc: Y.Doc, fileId: string): { topic: string; frames: Uint8Array[] } {
  const map = openMap(doc)
  const { result, changes } = changesOf(doc, () => map.execute({ type: 'addChild', parent: map.snapshot.root }))
  map.destroy()
  const [topic] = result.ok ? (result.ids ?? []) : []
  if (topic === undefined) throw new Error('no topic was added')
  return { topic, frames: changes.map((change) => frames.update(fileId, change)) }
}

/** Edits with these numbers, each typed behind the one before. */
export function prepareEdits(doc: Y.Doc, fileId: string, topic: string, numbers: readonly number[]): Edit[] {
  const words = numbers.map((number) => `${sign}${number}.`)
  const map = openMap(doc)
  const typed = prepareTyping(map, doc, fileId, topic, words)
  map.destroy()
  return numbers.map((number, nth) => ({ number, frame: typed[nth] as Uint8Array }))
}

/** The frames of what is typed at the beginning of a topic, written before anybody waits for them. */
export function prepareTyping(
  map: ReturnType<typeof openMap>,
  doc: Y.Doc,
  fileId: string,
  topic: string,
  words: readonly string[],
): Uint8Array[] {
  let retain = 0
  return words.map((insert) => {
    const delta = retain === 0 ? [{ insert }] : [{ retain }, { insert }]
    const { result, changes } = changesOf(doc, () => map.execute({ type: 'editText', id: topic, delta }))
    const [change] = changes
    if (!result.ok || changes.length !== 1 || !change) throw new Error('an edit is not one change')
    retain += insert.length
    return frames.update(fileId, change)
  })
}

function changesOf<Result>(doc: Y.Doc, work: () => Result): { result: Result; changes: Uint8Array[] } {
  const changes: Uint8Array[] = []
  const note = (change: Uint8Array) => changes.push(change)
  doc.on('update', note)
  const result = work()
  doc.off('update', note)
  return { result, changes }
}

/** The numbers of the edits in a frame. */
export function* editsIn(frame: Buffer): Generator<number> {
  for (let at = frame.indexOf(sign); at >= 0; at = frame.indexOf(sign, at)) {
    let number = 0
    for (at += sign.byteLength; frame[at] !== fullStop; at++) number = number * 10 + (frame[at] ?? 0) - zero
    yield number
  }
}
