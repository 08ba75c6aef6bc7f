import { afterAll, expect, it } from 'vitest'
import type { slowJobs } from '../../../../../tests/kit/slow-jobs.ts'
import { TookTooLong } from './job-thread.ts'
import { OrderedThread, ThreadEnded } from './ordered-thread.ts'

const ends: Error[] = []
const thread = new OrderedThread<typeof slowJobs>({
  file: new URL('../../../../../tests/kit/slow-jobs.ts', import.meta.url),
  maxMegabytes: 256,
  onEnd: (error) => ends.push(error),
})
afterAll(() => thread.close())

const timeoutMs = 1_000

it('answers in the order in which it was asked, however many ask at once', async () => {
  const order: number[] = []
  const asked = Array.from({ length: 100 }, (_, nth) =>
    thread.run('quick', {}, { timeoutMs }).then(() => {
      order.push(nth)
    }),
  )
  await Promise.all(asked)
  expect(order).toEqual(Array.from({ length: 100 }, (_, nth) => nth))
})

it.each(['spin', 'match'] as const)(
  'ends with a job that takes too much of a processor (%s), and starts again',
  async (job) => {
    ends.length = 0
    const endless = thread.run(job, {}, { timeoutMs: 200 })
    const behind = thread.run('quick', {}, { timeoutMs })
    await expect(endless).rejects.toThrow(TookTooLong)
    await expect(behind).rejects.toThrow(ThreadEnded)
    expect(ends).toEqual([expect.any(TookTooLong)])
    expect(await thread.run('quick', {}, { timeoutMs })).toBe('quick')
  },
)

it('lets a job be slow by the clock', async () => {
  expect(await thread.run('wait', { ms: 800 }, { timeoutMs: 200 })).toBe('waited')
})

it('tells of jobs that fail, and goes on', async () => {
  await expect(thread.run('fail', {}, { timeoutMs })).rejects.toThrow('as told')
  expect(await thread.run('quick', {}, { timeoutMs })).toBe('quick')
})
