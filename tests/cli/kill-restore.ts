import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Store } from '../kit/database/engines.ts'
import { spawnRamify } from '../kit/server/ramify.ts'
import { allRows, isEmpty } from './sample.ts'
import type { SampleArchive } from './sample-archive.ts'

interface Moment {
  /** What it has said by then. */
  said: 'Bytes checked' | 'Blobs'
  afterMs?: number
}

/** What it says before blobs come in, and before rows do. */
export const middles = ['Bytes checked', 'Blobs'] as const

/** Starts a restore and kills it: all of the archive must be there, or nothing. False when it had ended before. */
export async function killRestore(
  store: Store,
  { path, rows }: SampleArchive,
  { said, afterMs = 0 }: Moment,
): Promise<boolean> {
  const child = spawnRamify(store, ['restore', path])
  const ended = once(child, 'close')
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', async (more) => {
    const isDue = !text.includes(said)
    text += more
    if (!isDue || !text.includes(said)) return
    if (afterMs > 0) await sleep(afterMs)
    child.kill('SIGKILL')
  })
  const [code, signal] = await ended
  if (code === 0) {
    expect(await allRows(store)).toEqual(rows)
    return false
  }
  expect({ signal, text }).toEqual({ signal: 'SIGKILL', text: expect.stringContaining(said) })
  expect(await isEmpty(store)).toBe(true)
  return true
}
