import { expect, test } from 'vitest'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import type { DocumentWorker } from './document-worker.ts'
import { ReadWorkers } from './read-workers.ts'

const [small, large] = [{}, {}] as [DocumentWorker, DocumentWorker]

/** At which workers it was tried, and for how long it might take there. */
async function triedAt(
  bytes: number,
  fail: (tries: number) => Error | null = () => null,
  workers = new ReadWorkers({ small, large }),
) {
  const tried: [string, number | undefined][] = []
  const outcome = await workers
    .at(bytes, 'a document', async ({ worker, terms: { timeoutMs } }) => {
      tried.push([worker === small ? 'small' : 'large', timeoutMs])
      const failure = fail(tried.length)
      if (failure) throw failure
      return 'done'
    })
    .catch((error: Error) => error)
  return { tried, outcome }
}

test('what is large is done among the large, what is small among the small, for a while', async () => {
  expect(await triedAt(300_000)).toEqual({ tried: [['large', undefined]], outcome: 'done' })
  expect(await triedAt(1_000)).toEqual({ tried: [['small', 400]], outcome: 'done' })
})

test('what is small and slow goes on among the large, what fails otherwise fails', async () => {
  const slowAtFirst = await triedAt(1_000, (tries) => (tries === 1 ? new TookTooLong() : null))
  expect(slowAtFirst.tried.map(([desk]) => desk)).toEqual(['small', 'large'])
  expect(slowAtFirst.outcome).toBe('done')
  const slow = await triedAt(1_000, () => new TookTooLong())
  expect([slow.tried.length, slow.outcome]).toEqual([2, expect.any(TookTooLong)])
  const bad = await triedAt(1_000, () => new Error('bad'))
  expect([bad.tried.length, bad.outcome]).toEqual([1, new Error('bad')])
})

test('what was slow once is not tried among the small again', async () => {
  const own = new ReadWorkers({ small, large })
  await triedAt(1_000, (tries) => (tries === 1 ? new TookTooLong() : null), own)
  expect((await triedAt(1_000, undefined, own)).tried.map(([desk]) => desk)).toEqual(['large'])
})
