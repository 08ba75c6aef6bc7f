// @module-tag never-retried
import { describe, expect, it } from 'vitest'
import { CommitQueue } from './commit-queue.ts'

function queueOf(commit: (entries: readonly number[]) => Promise<void>) {
  const batches: number[][] = []
  const queue = new CommitQueue<number>({
    sizeOf: () => 1,
    commit: async (entries) => {
      batches.push([...entries])
      await commit(entries)
    },
  })
  return { queue, batches }
}

describe('the commit queue', () => {
  it('takes in one commit what came in one turn, and in the next what came meanwhile', async () => {
    const { queue, batches } = queueOf(() => new Promise((resolve) => setTimeout(resolve, 10)))
    const first = [queue.add(1), queue.add(2), queue.add(3)]
    await new Promise((resolve) => setTimeout(resolve, 2))
    const second = [queue.add(4), queue.add(5)]
    await Promise.all([...first, ...second])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('tells every caller of a batch that it failed, and goes on with the next', async () => {
    const { queue } = queueOf(async (entries) => {
      if (entries.includes(2)) throw new Error('disk full')
    })
    const outcomes = await Promise.allSettled([queue.add(1), queue.add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(queue.add(3)).resolves.toBeUndefined()
  })

  it('has all of a burst on disk before it says that it is settled, in few commits', async () => {
    const { queue, batches } = queueOf(() => new Promise((resolve) => setImmediate(resolve)))
    let done = 0
    for (let nth = 0; nth < 2500; nth++) void queue.add(nth).then(() => done++)
    await queue.settled()
    expect(done).toBe(2500)
    expect(batches.flat()).toEqual(Array.from({ length: 2500 }, (_, nth) => nth))
    expect(batches.length).toBe(3)
    await queue.settled()
  })
})
