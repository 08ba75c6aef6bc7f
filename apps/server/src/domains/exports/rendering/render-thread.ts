import { lowerPriority } from '../../../platform/threads/lower-priority.ts'
import { serveJobs } from '../../../platform/threads/serve-jobs.ts'
import { renderJobs } from './render-jobs.ts'

// Whoever edits waits for less than a second, whoever exports for some.
lowerPriority()
serveJobs(renderJobs)
