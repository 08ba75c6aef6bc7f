import type { Basis } from '../access/index.ts'
import { badContent } from './bad-content.ts'
import { DocumentMoved } from './journal/append-entries.ts'
import { bytesOf, type Journal } from './journal/journal.ts'
import type { WriteLocks } from './journal/write-locks.ts'
import { jsonOf } from './json-of.ts'
import { mostDocumentBytes } from './live/admission.ts'
import { buffersOf, pack } from './reading/packed.ts'
import type { ReadWorkers } from './reading/read-workers.ts'
import type { Rewritten } from './reading/rewrite.ts'

export type Saved = { hash: string } | 'conflict' | 'limit' | 'size'

export interface SaveOptions {
  /** Does not wait for the locks: whoever saves holds them. */
  journal: Journal
  locks: WriteLocks
  workers: ReadWorkers
  /** As many as the space may have in a document; null: without end. */
  nodes: number | null
  show: (fileId: string, seq: number, change: Uint8Array) => Promise<void>
  /** Called when something is about to be written; false: the document is another one by now. */
  beforeWrite?: () => Promise<boolean>
}

export interface ToSave {
  fileId: string
  personId: string
  baseHash: string
  /** With what the right to save was found. */
  basis: Basis
}

/** So often others may write in between; then whoever saves is told of a conflict. */
export const mostTries = 5

/**
 * Turns a stored document into content: the difference is written to the journal, then shown to those who have it open.
 * Null when there is no such document.
 */
export async function saveContent(
  options: SaveOptions,
  { content, ...wanted }: ToSave & { content: unknown },
): Promise<Saved | null> {
  const json = jsonOf(content)
  const first = await saveOnce(options, wanted, json)
  if (first !== 'out of date') return first
  // People are writing: from the second time on those of this server wait.
  const open = await options.locks.close(wanted.fileId)
  try {
    for (let tries = 2; tries <= mostTries; tries++) {
      const saved = await saveOnce(options, wanted, json)
      if (saved !== 'out of date') return saved
    }
    return 'conflict'
  } finally {
    open()
  }
}

/** `out of date` when somebody else wrote meanwhile, and nothing was changed. The content is JSON. */
export async function saveOnce(
  { journal, workers, nodes, show, beforeWrite }: SaveOptions,
  { fileId, personId, baseHash, basis }: ToSave,
  content: string,
): Promise<Saved | null | 'out of date'> {
  await journal.settled(fileId)
  const stored = await journal.load(fileId)
  if (!stored) return null
  const size = bytesOf(stored)
  const rewritten = await workers.at(size + content.length, fileId, ({ worker, terms }) => {
    const packed = pack(stored)
    const input = { stored: packed, content, baseHash }
    return worker.run('rewrite', input, { buffers: buffersOf(packed), by: personId, ...terms })
  })
  if (rewritten.is === 'bad') throw badContent(rewritten.error)
  if (rewritten.is === 'conflict') return 'conflict'
  const { change, hash } = rewritten
  if (!change) return { hash }
  if (nodes !== null && grewBeyond(rewritten, nodes)) return 'limit'
  if (size + change.byteLength > mostDocumentBytes) return 'size'
  if (beforeWrite && !(await beforeWrite())) return 'out of date'
  try {
    const seq = await journal.append({ fileId, personId, change, basis, after: stored.seq })
    await show(fileId, seq, change)
    return { hash }
  } catch (error) {
    if (error instanceof DocumentMoved) return 'out of date'
    throw error
  }
}

function grewBeyond({ before, after }: Rewritten & { is: 'done' }, nodes: number): boolean {
  return after > nodes && after > before
}
