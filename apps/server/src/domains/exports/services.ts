import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Access } from '../access/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Membership } from '../membership/index.ts'
import type { Resources } from '../resources/index.ts'
import type { ExportServerSettings } from './settings.ts'

/** What the calls and routes of this domain work with. */
export interface Services {
  database: Database
  access: Pick<Access, 'can' | 'require'>
  sessions: Pick<Sessions, 'readerOf'>
  documents: Pick<Documents, 'kind' | 'read'>
  blobs: Pick<Blobs, 'put' | 'get' | 'remove'>
  resources: Pick<Resources, 'leaveBlob'>
  planOfSpace: Membership['planOfSpace']
  exportFree: ExportServerSettings['EXPORT_FREE']
  log: Log
  metrics: Metrics
  now: () => number
}
