import { lowerPriority } from '../../../platform/threads/lower-priority.ts'
import { serveJobs } from '../../../platform/threads/serve-jobs.ts'
import { parseJobs } from './parse-jobs.ts'

lowerPriority()
serveJobs(parseJobs)
