// @module-tag never-retried
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommitQueue } from './commit-queue.ts'

interface Entry {
  nth: number
  bytes: number
  file: string
  by: string
}

const megabyte = 1024 * 1024
const small = (nth: number, file = `f${nth}`): Entry => ({ nth, bytes: 100, file, by: 'ann' })
const large = (nth: number, by: string, file = `f${nth}`): Entry => ({ nth, bytes: 10 * megabyte, file, by })

function queueOf(commit: (entries: readonly number[]) => Promise<void>) {
  const batches: number[][] = []
  const queue = new CommitQueue<Entry, number>({
    sizeOf: ({ bytes }) => bytes,
    documentOf: ({ file }) => file,
    personOf: ({ by }) => by,
    commit: async (entries) => {
      const numbers = entries.map(({ nth }) => nth)
      batches.push(numbers)
      await commit(numbers)
      return numbers
    },
  })
  return { queue, batches }
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the commit queue', () => {
  it('takes in one commit what came in one turn, and in the next what came meanwhile', async () => {
    const { queue, batches } = queueOf(() => new Promise((resolve) => setTimeout(resolve, 10)))
    const first = [1, 2, 3].map((nth) => queue.add(small(nth)))
    await new Promise((resolve) => setTimeout(resolve, 2))
    const second = [4, 5].map((nth) => queue.add(small(nth)))
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
    const outcomes = await Promise.allSettled([queue.add(small(1)), queue.add(small(2))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(queue.add(small(3))).resolves.toBe(3)
  })

  it('has all of a burst on disk before it says that it is settled, in few commits', async () => {
    const { queue, batches } = queueOf(soon)
    let done = 0
    for (let nth = 0; nth < 2500; nth++) void queue.add(small(nth)).then(() => done++)
    await queue.settled()
    expect(done).toBe(2500)
    expect(batches.flat()).toEqual(Array.from({ length: 2500 }, (_, nth) => nth))
    expect(batches.length).toBe(3)
    await queue.settled()
  })

  it('S9: writes large changes one by one, of different people in turn, and all that is small between them', async () => {
    const { queue, batches } = queueOf(soon)
    for (const nth of [1, 2, 3, 4]) void queue.add(large(nth, 'eve'))
    void queue.add(small(5))
    void queue.add(large(6, 'ben'))
    void queue.add(small(7))
    const settled = queue.settled()
    while (batches.length < 2) await soon()
    void queue.add(small(8))
    await Promise.all([settled, queue.settled()])
    expect(batches).toEqual([[5, 7], [1], [8], [6], [2], [3], [4]])
  })

  it('settles for one document when its own are over', async () => {
    const { promise: disk, resolve: go } = Promise.withResolvers<void>()
    const { queue, batches } = queueOf(() => disk)
    void queue.add(small(1, 'a'))
    while (batches.length < 1) await soon()
    void queue.add(large(2, 'eve', 'b'))
    await queue.settled('c')
    let isSettled = false
    const settled = queue.settled('a').then(() => {
      isSettled = true
    })
    await soon()
    expect(isSettled).toBe(false)
    go()
    await settled
    await queue.settled()
    expect(batches).toEqual([[1], [2]])
  })

  it('keeps the order of each document, loses none and doubles none, and settles when all are over', async () => {
    const entry = fc.record({
      bytes: fc.constantFrom(10, 1000, 300_000, 9 * megabyte),
      file: fc.constantFrom('a', 'b', 'c'),
      by: fc.constantFrom('ann', 'ben', 'eve'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ entry, pause: fc.boolean() }), { maxLength: 40 }), async (given) => {
        const { queue, batches } = queueOf(soon)
        const entries = given.map((each, nth) => ({ ...each.entry, nth }))
        let done = 0
        for (const [nth, each] of entries.entries()) {
          void queue.add(each).then(() => done++)
          if (given[nth]?.pause) await soon()
        }
        await queue.settled()
        expect(done).toBe(entries.length)
        const written = batches.flat()
        expect(written.toSorted((one, other) => one - other)).toEqual(entries.map(({ nth }) => nth))
        for (const file of ['a', 'b', 'c']) {
          const ofFile = written.filter((nth) => entries[nth]?.file === file)
          expect(ofFile).toEqual(ofFile.toSorted((one, other) => one - other))
        }
        for (const batch of batches)
          expect(batch.length === 1 || batch.every((nth) => (entries[nth]?.bytes ?? 0) <= 256 * 1024)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
