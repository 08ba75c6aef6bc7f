import { JobThread } from '../../platform/threads/job-thread.ts'
import type { Jobs } from './jobs.ts'

/** A thread for work on documents. */
export class DocumentWorker extends JobThread<Jobs> {
  constructor() {
    super(new URL('./document-worker-thread.ts', import.meta.url))
  }
}
