import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './setup.mjs'

describe('the lock of set-up', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ramify-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lets one in at a time', async () => {
    let inside = 0
    const most: number[] = []
    const work = async () => {
      inside += 1
      most.push(inside)
      await sleep(30)
      inside -= 1
    }
    await Promise.all([withLock(work, folder), withLock(work, folder), withLock(work, folder)])
    expect(most).toEqual([1, 1, 1])
  })

  it('opens again after work that failed', async () => {
    await expect(withLock(() => Promise.reject(new Error('no')), folder)).rejects.toThrow('no')
    await expect(withLock(() => 'yes', folder)).resolves.toBe('yes')
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('lapses when its holder was killed, and clears away what that one left half-made', async () => {
    await writeFile(join(folder, 'lock'), 'somebody')
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(join(folder, 'lock'), longAgo, longAgo)
    await mkdir(join(folder, 'tmp/half'), { recursive: true })
    await withLock((scratch) => expect(existsSync(join(scratch, 'half'))).toBe(false), folder)
  })

  it('does not lapse while its holder is at work', async () => {
    await writeFile(join(folder, 'lock'), 'somebody')
    let entered = false
    const waiting = withLock(() => {
      entered = true
    }, folder)
    await sleep(500)
    expect(entered).toBe(false)
    await rm(join(folder, 'lock'))
    await waiting
    expect(entered).toBe(true)
  })
})
