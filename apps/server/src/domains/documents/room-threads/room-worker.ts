import { serveJobs } from '../../../platform/threads/serve-jobs.ts'
import { roomJobs } from './room-jobs.ts'

serveJobs(roomJobs(), { tellsBegun: false })
