import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JsonLimits } from '../../platform/http/body/check-json.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { FairSemaphore } from '../../platform/threads/fair-semaphore.ts'
import type { Tickets } from '../../platform/tickets.ts'
import type { Access } from '../access/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Storage } from '../storage/index.ts'
import type { PictureTickets } from './delivery/picture-tickets.ts'
import type { ImageReader } from './images/image-reader.ts'
import type { Staging } from './uploads/staging.ts'

/** What the calls and routes of this domain work with. */
export interface Services {
  database: Database
  access: Pick<Access, 'can' | 'require' | 'owns' | 'spacesOf' | 'allowed'>
  sessions: Pick<Sessions, 'isLive' | 'readerOf'>
  documents: Pick<Documents, 'thumbnail' | 'read'>
  blobs: Blobs
  images: Pick<ImageReader, 'read' | 'shrink'>
  storage: Pick<Storage, 'requireRoom'>
  staging: Staging
  tickets: Tickets
  pictureTickets: PictureTickets
  jsonLimits: JsonLimits
  /** For contents that were uploaded: parsing a large one takes tenths of a second of the thread that answers everybody. */
  parsing: FairSemaphore
  log: Log
  now: () => number
}
