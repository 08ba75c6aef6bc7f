import type { Database } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { Access } from '../access/index.ts'
import type { PeopleOf } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Files } from '../files/index.ts'
import type { Resources } from '../resources/index.ts'
import type { PasswordGuard } from './password-guard.ts'
import type { Shares } from './shares.ts'

/** What the calls of this domain work with. */
export interface Services {
  database: Database
  access: Access
  sessions: Pick<Sessions, 'openGuest' | 'extendGuest'>
  limits: Limits
  documents: Pick<Documents, 'poster' | 'hurry'>
  files: Pick<Files, 'existing' | 'copyShared'>
  /** Drawings as PNG. */
  resources: Pick<Resources, 'paint'>
  peopleOf: PeopleOf
  shares: Shares
  guard: PasswordGuard
  /** The document to which an invitation leads; null: none. */
  fileOfJoinId: (joinId: string) => Promise<string | null>
  log: Log
  now: () => number
}
