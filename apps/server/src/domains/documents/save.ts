import type { Basis } from '../access/index.ts'
import { badContent } from './bad-content.ts'
import type { Journal, Stored } from './journal.ts'
import { jsonOf } from './json-of.ts'
import { mostDocumentBytes } from './live/admission.ts'
import { buffersOf, pack } from './packed.ts'
import type { ReadWorkers } from './read-workers.ts'
import type { Rewritten } from './rewrite.ts'
import type { WriteLocks } from './write-locks.ts'

export type Saved = { hash: string } | 'conflict' | 'limit' | 'size'

interface Options {
  /** Does not wait for the locks: whoever saves holds them. */
  journal: Journal
  locks: WriteLocks
  workers: ReadWorkers
  /** As many as the space may have in a document; null: without end. */
  nodes: number | null
  show: (fileId: string, change: Uint8Array) => Promise<void>
}

interface Wanted {
  fileId: string
  personId: string
  content: unknown
  baseHash: string
  /** With what the right to save was found. */
  basis: Basis
}

/**
 * Turns a stored document into content: the difference is written to the journal, then shown to those who have it open.
 * Null when there is no such document.
 */
export async function saveContent(options: Options, wanted: Wanted): Promise<Saved | null> {
  const { locks } = options
  const json = jsonOf(wanted.content)
  const watch = locks.watch(wanted.fileId)
  try {
    const saved = await attempt(options, wanted, json, () => watch.wrote)
    if (saved !== 'out of date') return saved
  } finally {
    watch.end()
  }
  // People are writing: the second time they wait.
  const open = await locks.close(wanted.fileId)
  try {
    return (await attempt(options, wanted, json, () => false)) as Saved | null
  } finally {
    open()
  }
}

async function attempt(
  { journal, workers, nodes, locks, show }: Options,
  { fileId, personId, baseHash, basis }: Wanted,
  content: string,
  isOutOfDate: () => boolean,
): Promise<Saved | null | 'out of date'> {
  await journal.settled(fileId)
  const stored = await journal.load(fileId)
  if (!stored) return null
  const size = sizeOf(stored)
  const rewritten = await workers.at(size + content.length, fileId, ({ worker, terms }) => {
    const packed = pack(stored)
    const input = { stored: packed, content, baseHash }
    return worker.run('rewrite', input, { buffers: buffersOf(packed), by: personId, ...terms })
  })
  if (rewritten.is === 'bad') throw badContent(rewritten.error)
  if (rewritten.is === 'conflict') return 'conflict'
  const { change, hash } = rewritten
  if (isOutOfDate()) return 'out of date'
  if (!change) return { hash }
  if (nodes !== null && grewBeyond(rewritten, nodes)) return 'limit'
  if (size + change.byteLength > mostDocumentBytes) return 'size'
  locks.wrote(fileId)
  await journal.append({ fileId, personId, change, basis })
  await show(fileId, change)
  return { hash }
}

function grewBeyond({ before, after }: Rewritten & { is: 'done' }, nodes: number): boolean {
  return after > nodes && after > before
}

function sizeOf({ state, rows }: Stored): number {
  return rows.reduce((sum, { change }) => sum + change.byteLength, state.byteLength)
}
