import { JobThread } from '../../platform/threads/job-thread.ts'
import type { Jobs } from './jobs.ts'

/** A thread that folds texts and looks for words in them. */
export class SearchThread extends JobThread<Jobs> {
  constructor() {
    super(new URL('./search-worker.ts', import.meta.url))
  }
}
