import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../../platform/threads/lower-priority.ts'
import { serveJobs } from '../../../platform/threads/serve-jobs.ts'
import type { KindsModule } from '../kinds/server-kinds.ts'
import type { WorkerSetup } from './document-worker.ts'
import { documentJobs } from './jobs.ts'

const { kindsModule, isBackground }: WorkerSetup = workerData
if (isBackground) lowerPriority()
const { serverKinds }: KindsModule = await import(kindsModule)
serveJobs(documentJobs(serverKinds))
