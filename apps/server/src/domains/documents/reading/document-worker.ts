import { JobThread } from '../../../platform/threads/job-thread.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { DocumentJobs } from './jobs.ts'

/** What its thread is started with. */
export interface WorkerSetup {
  /** The address of the module with the kinds of document: functions cannot be sent to a thread. */
  kindsModule: string
  /** Nobody waits for what it does. */
  isBackground: boolean
}

/** A thread for work on documents. */
export class DocumentWorker extends JobThread<DocumentJobs> {
  constructor({ module }: ServerKinds, { isBackground = false } = {}) {
    const setup: WorkerSetup = { kindsModule: module.href, isBackground }
    super(new URL('./document-worker-thread.ts', import.meta.url), setup)
  }
}
