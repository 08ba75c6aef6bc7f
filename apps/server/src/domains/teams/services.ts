import type { Database } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Access } from '../access/index.ts'
import type { FindPeople, PeopleOf, PersonSettingsOf } from '../accounts/index.ts'
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
  findPeople: FindPeople
  settingsOf: PersonSettingsOf
  tell: TellTeamEvent
}
