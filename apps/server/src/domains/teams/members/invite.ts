import type { TeamMember } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { SessionContext } from '../../../platform/http/calls/call.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import { findPerson, type PublicPerson, soughtField } from '../../accounts/index.ts'
import { membersOf } from '../list-members.ts'
import { requireTeam } from '../require-team.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdOwnTeam } from '../team-rows.ts'
import { inviteAddress } from './invite-address.ts'
import { requireSeat } from './require-seat.ts'
import type { TeamCall } from './team-call.ts'

const hour = 60 * 60_000
/** Whoever invites learns who has an account here, and people are bothered by it. */
const perPerson = atMost({ count: 60, per: hour })

interface Invited {
  member: TeamMember | null
  candidates: PublicPerson[]
  /** The address of somebody who has no account yet. */
  address: string | null
}

/** The owner invites somebody, who is in the team once they have accepted; or an address, whose owner is asked once they have signed in. */
export async function invite(
  services: Services,
  { team_id: teamId, ...sought }: TeamCall<'add'>,
  context: SessionContext,
): Promise<Invited> {
  const { limits, peopleOf, settingsOf } = services
  const { session } = context
  await requireTeam(services, session, teamId, 'manage')
  const wait = await limits.take({ name: 'team-invitations-person', subject: session.personId, rule: perPerson })
  if (wait > 0) throw tooMany(-429, wait)
  const found = await findPerson(services, sought, session.personId)
  const field = soughtField(sought)
  if (found.is === 'nobody') throw new AppError(-200, { code: '206', field })
  if (found.is === 'several') {
    return { member: null, candidates: [...(await peopleOf(found.personIds)).values()], address: null }
  }
  if (found.is === 'address') {
    await inviteAddress(services, { teamId, contact: found.contact }, context)
    return { member: null, candidates: [], address: found.contact.value }
  }
  const { personId } = found
  if (personId === session.personId) throw new AppError(-400, { code: '217', field })
  const { accept_invitations } = await settingsOf(personId, ['accept_invitations'])
  if (accept_invitations === 0) throw new AppError(-400, { code: '215', field })
  await invitePerson(services, { teamId, personId, by: session.personId, field })
  const members = await membersOf(services.database.tables<TeamTables>(), services, teamId)
  return { member: members.find(({ user_id }) => user_id === personId) ?? null, candidates: [], address: null }
}

interface Wanted {
  teamId: string
  personId: string
  by: string
  field: string
}

async function invitePerson(
  { database, planOfSpace, tell }: Services,
  { teamId, personId, by, field }: Wanted,
): Promise<void> {
  const { limits } = await planOfSpace(teamId)
  const invited = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<TeamTables>(transaction)
      const team = await holdOwnTeam(transaction, teamId, by)
      const known = await db
        .selectFrom('team_members')
        .select('state')
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      if (known?.state === 'member') throw new AppError(-400, { code: '216', field })
      // Invited before: they have not answered yet.
      if (known) return null
      await requireSeat(db, teamId, limits)
      await db
        .insertInto('team_members')
        .values({ team_id: teamId, person_id: personId, state: 'invited', invited_by: by, since: Date.now() })
        .execute()
      return team
    })
  if (invited) tell({ type: 'invited', teamId, teamName: invited.name, personId, by })
}
