import { afterAll, expect, it } from 'vitest'
import type { slowJobs } from '../../../../../tests/kit/slow-jobs.ts'
import { JobThread, TookTooLong } from './job-thread.ts'

const thread = new JobThread<typeof slowJobs>(new URL('../../../../../tests/kit/slow-jobs.ts', import.meta.url))
afterAll(() => thread.close())

it('lets a job be slow by the clock, and ends one that takes too much of a processor', async () => {
  const slow = thread.run('wait', { ms: 1_000 }, { timeoutMs: 500 })
  const endless = ['spin', 'match'].map((job) => thread.run(job as 'spin', {}, { timeoutMs: 200 }))
  const quick = thread.run('quick', {})
  expect(await slow).toBe('waited')
  for (const job of endless) await expect(job).rejects.toThrow(TookTooLong)
  // In a thread that was started anew.
  expect(await quick).toBe('quick')
})

it('goes on after one that cannot be sent', async () => {
  const unsent = thread.run('quick', { what: () => undefined } as never)
  const quick = thread.run('quick', {})
  await expect(unsent).rejects.toThrow('could not be cloned')
  expect(await quick).toBe('quick')
})

it('waits for no job for ever', async () => {
  await expect(thread.run('wait', { ms: 600_000 }, { timeoutMs: 100 })).rejects.toThrow(TookTooLong)
})
