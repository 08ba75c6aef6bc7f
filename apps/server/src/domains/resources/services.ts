import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Access } from '../access/index.ts'
import type { Documents } from '../documents/index.ts'
import type { ImageReader } from './image-reader.ts'
import type { Staging } from './staging.ts'
import type { Tickets } from './tickets.ts'

/** What the calls and routes of this domain work with. */
export interface Services {
  database: Database
  access: Pick<Access, 'can' | 'require'>
  sessions: Pick<Sessions, 'list'>
  documents: Pick<Documents, 'thumbnail'>
  blobs: Blobs
  images: Pick<ImageReader, 'read'>
  staging: Staging
  tickets: Tickets
  log: Log
  now: () => number
}
