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

it('ends a job that takes too long by the clock, whatever it takes of a processor', async () => {
  await expect(thread.run('wait', { ms: 600_000 }, { clockMs: 100 })).rejects.toThrow(TookTooLong)
})

it('hears how far a job is', async () => {
  const heard: unknown[] = []
  await thread.run('count', { to: 3 }, { onReport: (report) => heard.push(report) })
  expect(heard).toEqual([1, 2, 3])
})

it('ends a job that nobody wants any more, and drops one that still waits', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const running = thread.run('spin', {}, { signal: first.signal })
  const waiting = thread.run('quick', {}, { signal: second.signal })
  second.abort(new Error('not wanted'))
  first.abort(new Error('ended'))
  await expect(running).rejects.toThrow('ended')
  await expect(waiting).rejects.toThrow('not wanted')
  expect(await thread.run('quick', {})).toBe('quick')
})

it('ends when there is nothing to do, and starts again', async () => {
  const file = new URL('../../../../../tests/kit/slow-jobs.ts', import.meta.url)
  const resting = new JobThread<typeof slowJobs>(file, undefined, { idleMs: 50 })
  const before = await resting.run('number', {})
  await expect.poll(() => resting.run('number', {}).then((number) => number !== before), { interval: 200 }).toBe(true)
  await resting.close()
})
