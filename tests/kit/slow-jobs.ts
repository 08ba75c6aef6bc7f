import { setTimeout as sleep } from 'node:timers/promises'
import { serveJobs } from '../../apps/server/src/platform/threads/serve-jobs.ts'

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
  fail: (_input: object) => {
    throw new Error('as told')
  },
}

serveJobs(slowJobs)
