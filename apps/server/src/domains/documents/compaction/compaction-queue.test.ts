import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { CompactionQueue } from './compaction-queue.ts'

/** A queue whose documents are compacted when the test says so. */
function newQueue({
  dirty = new Set<string>(),
  large = new Set<string>(),
  mostDocuments = 10_000,
  fails = () => false,
}: {
  dirty?: Set<string>
  large?: Set<string>
  mostDocuments?: number
  fails?: (fileId: string) => boolean
} = {}) {
  const [began, underWay] = [[] as string[], new Map<string, () => void>()]
  const looks: string[] = []
  const queue = new CompactionQueue({
    work: async (fileId) => {
      began.push(fileId)
      await new Promise<void>((resolve) => underWay.set(fileId, resolve))
      underWay.delete(fileId)
      if (fails(fileId)) throw new Error('broken')
      dirty.delete(fileId)
    },
    isLarge: async (fileId) => large.has(fileId),
    findDirty: async (after, limit) => {
      looks.push(after)
      return [...dirty]
        .filter((fileId) => fileId > after)
        .sort()
        .slice(0, limit)
    },
    log: createLog('silent'),
    now: () => performance.now(),
    mostDocuments,
  })
  const finish = async (fileId = began.find((each) => underWay.has(each))) => {
    underWay.get(fileId ?? '')?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  const finishAll = async () => {
    for (; underWay.size > 0; await finish());
  }
  return { queue, began, underWay, looks, finish, finishAll }
}

const write = (fileId: string, bytes = 10, personId = 'ann') => ({ fileId, personId, change: new Uint8Array(bytes) })
const ids = (count: number) => Array.from({ length: count }, (_, nth) => `f${String(nth).padStart(5, '0')}`)

describe('the compaction queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('waits for a pause in the writing, a minute at most, and not at all when there is much', async () => {
    const { queue, began, finishAll } = newQueue()
    queue.wrote(write('paused'))
    for (let nth = 0; nth < 14; nth++) {
      await vi.advanceTimersByTimeAsync(4_000)
      queue.wrote(write('busy'))
      if (nth === 0) expect(began).toEqual([])
    }
    expect(began).toEqual(['paused'])
    await vi.advanceTimersByTimeAsync(4_000)
    queue.wrote(write('busy'))
    await vi.advanceTimersByTimeAsync(4_100)
    expect(began).toEqual(['paused', 'busy'])
    queue.wrote(write('large', 2 * 1024 * 1024))
    for (let nth = 0; nth < 500; nth++) queue.wrote(write('many'))
    await vi.advanceTimersByTimeAsync(0)
    expect(began.slice(2)).toEqual(['large', 'many'])
    await finishAll()
  })

  it('takes in what was written to a document while it was compacted, once more', async () => {
    const { queue, began, finish, finishAll } = newQueue()
    const first = queue.compact('one')
    await vi.advanceTimersByTimeAsync(0)
    queue.wrote(write('one'))
    const second = queue.compact('one')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(began).toEqual(['one'])
    await finish()
    await first
    expect(began).toEqual(['one', 'one'])
    await finishAll()
    await second
    expect(vi.getTimerCount()).toBe(0)
  })

  it('hurries for somebody who wants to know what a document says', async () => {
    const { queue, began, finishAll } = newQueue()
    queue.wrote(write('one'))
    queue.hurry('one')
    queue.hurry('unknown')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(began).toEqual(['one'])
    await finishAll()
  })

  it('has one timer for thousands, and none when nothing waits', async () => {
    const dirty = new Set(ids(3_000))
    const { queue, began, underWay, finishAll } = newQueue({ dirty })
    await queue.sweep()
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(underWay.size).toBe(4)
    await finishAll()
    expect(began).toHaveLength(3_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('knows only so many, and finds the others again, those that were turned away too', async () => {
    const dirty = new Set(ids(25))
    const { queue, began, looks, finishAll } = newQueue({ dirty, mostDocuments: 10 })
    await queue.sweep()
    expect(ids(25).filter((fileId) => queue.has(fileId))).toEqual(ids(10))
    // One of them comes before those that were found, and one after them.
    for (const fileId of ['a', 'z']) {
      dirty.add(fileId)
      queue.wrote(write(fileId))
    }
    for (let rounds = 0; dirty.size > 0 && rounds < 20; rounds++) {
      await vi.advanceTimersByTimeAsync(1_100)
      await finishAll()
    }
    expect(dirty).toEqual(new Set())
    expect(began).toHaveLength(27)
    expect(looks.filter((after) => after === '')).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('compacts large documents one at a time, with a pause, and small ones meanwhile', async () => {
    const { queue, began, underWay, finish, finishAll } = newQueue({ large: new Set(['large 1', 'large 2']) })
    for (const fileId of ['large 1', 'large 2']) void queue.compact(fileId)
    await vi.advanceTimersByTimeAsync(3_000)
    for (const fileId of ['a', 'b', 'c', 'd', 'e']) void queue.compact(fileId)
    await vi.advanceTimersByTimeAsync(0)
    expect([...underWay.keys()]).toEqual(['large 1', 'a', 'b', 'c'])
    await finish('large 1')
    await finishAll()
    expect(began).toEqual(['large 1', 'a', 'b', 'c', 'd', 'e'])
    await vi.advanceTimersByTimeAsync(2_900)
    expect(began).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(200)
    expect(began.at(-1)).toBe('large 2')
    await finishAll()
  })

  it('tries again in a while what failed, and tells who asked for it', async () => {
    let isBroken = true
    const { queue, began, finish, finishAll } = newQueue({ fails: () => isBroken })
    const asked = expect(queue.compact('one')).rejects.toThrow('broken')
    await vi.advanceTimersByTimeAsync(0)
    await finish()
    await asked
    isBroken = false
    await vi.advanceTimersByTimeAsync(59_000)
    expect(began).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(began).toHaveLength(2)
    await finishAll()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R3: stops when those under way end, and begins no other', async () => {
    const { queue, began, finishAll } = newQueue()
    const asked = ids(20).map((fileId) => queue.compact(fileId))
    queue.wrote(write('waiting'))
    await vi.advanceTimersByTimeAsync(0)
    const stopped = queue.stop()
    await finishAll()
    await stopped
    await Promise.all(asked)
    queue.wrote(write('late'))
    await queue.compact('late')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(began).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)
  })
})
