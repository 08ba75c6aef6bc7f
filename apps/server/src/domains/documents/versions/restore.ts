import { mostTries, type Saved, type SaveOptions, saveOnce, type ToSave } from '../save.ts'
import type { Captured } from './capture.ts'

interface Options extends SaveOptions {
  capture: () => Promise<Captured>
  /** Keeps what is about to be replaced; false when it was compacted meanwhile, and is to be captured again. */
  keep: (captured: Captured) => Promise<boolean>
}

interface Wanted extends Omit<ToSave, 'baseHash'> {
  /** Of the version, as JSON, and its hash. */
  content: string
  hash: string
  /** Of what the document has to say until then; whatever it says where nothing is named. */
  currentHash: string | undefined
}

/** `isChanged`: false when the document says the same as the version already. */
export type Restored = { hash: string; isChanged: boolean } | Exclude<Saved, object>

/**
 * Turns a document into one of its versions, by the way of `/save`: the difference is an ordinary change. What it replaces is kept as a
 * version before. Null when there is no such document.
 */
export async function restoreVersion(options: Options, wanted: Wanted): Promise<Restored | null> {
  const first = await attempt(options, wanted)
  if (first !== 'out of date') return first
  // People are writing: from the second time on those of this server wait.
  const open = await options.locks.close(wanted.fileId)
  try {
    for (let tries = 2; tries <= mostTries; tries++) {
      const restored = await attempt(options, wanted)
      if (restored !== 'out of date') return restored
    }
    return 'conflict'
  } finally {
    open()
  }
}

async function attempt(
  { capture, keep, ...options }: Options,
  { content, hash, currentHash, ...wanted }: Wanted,
): Promise<Restored | null | 'out of date'> {
  const captured = await capture()
  const baseHash = captured.current.hash
  if (currentHash !== undefined && currentHash !== baseHash) return 'conflict'
  if (baseHash === hash) return { hash, isChanged: false }
  const beforeWrite = () => keep(captured)
  const saved = await saveOnce({ ...options, beforeWrite }, { ...wanted, baseHash }, content)
  if (saved === 'conflict') return 'out of date'
  if (saved === null || typeof saved === 'string') return saved
  // Topics that had no time of their making have one once they are made again: with another hash there may be nothing to change.
  return { ...saved, isChanged: saved.hash !== baseHash }
}
