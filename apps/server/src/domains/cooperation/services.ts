import type { Database } from '../../platform/database/database.ts'
import type { Deliveries } from '../../platform/delivery/open-delivery.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Access } from '../access/index.ts'
import type { PeopleOf, PersonSettingsOf } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { FilesFor, HandOver } from '../files/index.ts'
import type { Membership } from '../membership/index.ts'
import type { CooperationEvent } from './events.ts'

/** What the calls of this domain work with. */
export interface Services {
  database: Database
  access: Access
  documents: Pick<Documents, 'kindOf' | 'moveTurn' | 'tell' | 'visitorsInTurns' | 'visitorsOf'>
  planOfSpace: Membership['planOfSpace']
  /** Files as lists show them. */
  filesFor: FilesFor
  handOver: HandOver
  peopleOf: PeopleOf
  settingsOf: PersonSettingsOf
  delivery: Deliveries
  limits: Limits
  /** Whether an e-mail address counts as somebody's before a code that was sent there has come back. */
  believesAddresses: boolean
  /** How long somebody who has the turn may be away before it is free. */
  releaseMs: number
  /** Told of what people may want to be notified of. */
  tell: (event: CooperationEvent) => void | Promise<void>
  log: Log
  now: () => number
}
