import { contentHash, difference, openMap, toContent } from '@ramify/document'
import * as Y from 'yjs'
import { type ContentProblem, forbiddenLink } from './bad-content.ts'

export type Rewritten =
  | { is: 'conflict' }
  | { is: 'bad'; error: ContentProblem }
  | { is: 'done'; change: Uint8Array | null; hash: string; before: number; after: number }

/** In a damaged document a first pass can leave a difference; nothing leaves one after a second. */
const passes = 3

/** Merging thousands of changes is slower than writing down once more which parts are deleted. */
const fewChanges = 200

/** Turns a document into what content says, by commands. The document is a copy of the caller's, to be thrown away. */
export function rewrite(doc: Y.Doc, content: unknown, baseHash: string): Rewritten {
  const map = openMap(doc)
  const hash = () => contentHash(toContent(map.snapshot))
  if (baseHash !== hash()) return { is: 'conflict' }
  const before = map.snapshot.nodes.size
  const start = Y.encodeStateVector(doc)
  const changes: Uint8Array[] = []
  doc.on('update', (change: Uint8Array) => changes.push(change))
  for (let pass = 0; pass < passes; pass++) {
    const steps = difference(map.snapshot, content)
    if (!steps.ok) return { is: 'bad', error: steps.error }
    const error = forbiddenLink(steps.warnings)
    if (error) return { is: 'bad', error }
    if (steps.commands.length === 0) break
    for (const command of steps.commands) {
      const result = map.execute(command)
      if (!result.ok) throw new Error(`A difference was refused: ${command.type}, ${result.refusal.code}`)
    }
  }
  return { is: 'done', change: merged(doc, start, changes), hash: hash(), before, after: map.snapshot.nodes.size }
}

function merged(doc: Y.Doc, start: Uint8Array, changes: readonly Uint8Array[]): Uint8Array | null {
  if (changes.length === 0) return null
  return changes.length > fewChanges ? Y.encodeStateAsUpdate(doc, start) : Y.mergeUpdates([...changes])
}
