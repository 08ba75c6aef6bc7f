import { serveJobs } from '../../platform/threads/serve-jobs.ts'
import { jobs } from './jobs.ts'

serveJobs(jobs)
