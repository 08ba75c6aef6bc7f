import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { serveJobs, type Tell } from '../../apps/server/src/platform/threads/serve-jobs.ts'

/** For tests: jobs that take long in different ways. */
export const slowJobs = {
  /** By the clock alone, as on a busy machine. */
  wait: async ({ ms }: { ms: number }) => {
    await sleep(ms)
    return 'waited'
  },
  /** Without end. */
  spin: (_input: object) => {
    for (;;);
  },
  /** Without end, in one expression. */
  match: (_input: object) => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  quick: (_input: object) => 'quick',
  /** Tells each number. */
  count: ({ to }: { to: number }, tell: Tell) => {
    for (let number = 1; number <= to; number++) tell(number)
  },
  /** Of the thread. */
  number: (_input: object) => threadId,
  fail: (_input: object) => {
    throw new Error('as told')
  },
}

serveJobs(slowJobs)
