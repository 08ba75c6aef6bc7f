import type { Database } from '../../platform/database/database.ts'
import type { Deliveries } from '../../platform/delivery/open-delivery.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Access } from '../access/index.ts'
import type { PeopleOf, PersonSettingsOf } from '../accounts/index.ts'
import type { TeamSpaces } from '../files/index.ts'
import type { Membership } from '../membership/index.ts'
import type { TellTeamEvent } from './team-events.ts'

/** What the calls of this domain work with. */
export interface Services {
  database: Database
  access: Access
  limits: Limits
  spaces: TeamSpaces
  planOfSpace: Membership['planOfSpace']
  peopleOf: PeopleOf
  delivery: Deliveries
  /** Whether an e-mail address counts as somebody's before a code that was sent there has come back. */
  believesAddresses: boolean
  settingsOf: PersonSettingsOf
  tell: TellTeamEvent
}
