import { contentHash } from '@ramify/document'
import * as Y from 'yjs'
import type { ContentProblem } from '../bad-content.ts'
import type { ServerKind } from '../kinds/server-kind.ts'

export type Rewritten =
  | { is: 'conflict' }
  | { is: 'bad'; error: ContentProblem }
  | { is: 'done'; change: Uint8Array | null; hash: string; before: number; after: number }

/** Merging thousands of changes is slower than writing down once more which parts are deleted. */
const fewChanges = 200

/** Turns a document into what content says, by commands. The document is a copy of the caller's, to be thrown away. */
export function rewrite(kind: ServerKind, doc: Y.Doc, content: unknown, baseHash: string): Rewritten {
  const document = kind.open(doc)
  const before = document.read()
  if (baseHash !== contentHash(before.content)) return { is: 'conflict' }
  const start = Y.encodeStateVector(doc)
  const changes: Uint8Array[] = []
  doc.on('update', (change: Uint8Array) => changes.push(change))
  const error = document.rewrite(content)
  if (error) return { is: 'bad', error }
  const after = document.read()
  return {
    is: 'done',
    change: merged(doc, start, changes),
    hash: contentHash(after.content),
    before: before.statistics.nodeNum,
    after: after.statistics.nodeNum,
  }
}

function merged(doc: Y.Doc, start: Uint8Array, changes: readonly Uint8Array[]): Uint8Array | null {
  if (changes.length === 0) return null
  return changes.length > fewChanges ? Y.encodeStateAsUpdate(doc, start) : Y.mergeUpdates([...changes])
}
