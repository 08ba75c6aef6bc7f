import { JobThread } from '../../platform/threads/job-thread.ts'
import type { Jobs } from './jobs.ts'

/** A thread for work on documents. */
export class Workshop extends JobThread<Jobs> {
  constructor() {
    super(new URL('./workshop-worker.ts', import.meta.url))
  }
}
