import type { TeamMember } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { principalOf } from '../../access/index.ts'
import type { PublicPerson } from '../../accounts/index.ts'
import { membersOf } from '../list-members.ts'
import { requireTeam } from '../require-team.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdTeam } from '../team-rows.ts'
import { requireSeat } from './require-seat.ts'
import type { TeamCall } from './team-call.ts'

const hour = 60 * 60_000
/** Whoever invites learns who has an account here, and people are bothered by it. */
const perPerson = atMost({ count: 60, per: hour })

interface Invited {
  member: TeamMember | null
  candidates: PublicPerson[]
}

/** The owner invites somebody, who is in the team once they have accepted. */
export async function invite(
  services: Services,
  session: { personId: string },
  { team_id: teamId, ...sought }: TeamCall<'add'>,
): Promise<Invited> {
  const { database, planOfSpace, settingsOf, peopleOf, tell } = services
  await requireTeam(services, session, teamId, 'manage')
  const [personId, ...others] = await peopleMeant(services, session, sought)
  if (personId === undefined) throw new AppError(-200, { code: '206', field: fieldOf(sought) })
  if (others.length > 0) return { member: null, candidates: [...(await peopleOf([personId, ...others])).values()] }
  if (personId === session.personId) throw new AppError(-400, { code: '217', field: fieldOf(sought) })
  const { accept_invitations } = await settingsOf(personId, ['accept_invitations'])
  if (accept_invitations === 0) throw new AppError(-400, { code: '215', field: fieldOf(sought) })
  const { limits } = await planOfSpace(teamId)
  const invited = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<TeamTables>(transaction)
      const team = await holdTeam(transaction, teamId)
      const known = await db
        .selectFrom('team_members')
        .select('state')
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      if (known?.state === 'member') throw new AppError(-400, { code: '216', field: fieldOf(sought) })
      // Invited before: they have not answered yet.
      if (known) return null
      await requireSeat(db, teamId, limits, ['member', 'invited'])
      await db
        .insertInto('team_members')
        .values({
          team_id: teamId,
          person_id: personId,
          state: 'invited',
          invited_by: session.personId,
          since: Date.now(),
        })
        .execute()
      return team
    })
  if (invited) tell({ type: 'invited', teamId, teamName: invited.name, personId, by: session.personId })
  const members = await membersOf(database.tables<TeamTables>(), services, teamId)
  return { member: members.find(({ user_id }) => user_id === personId) ?? null, candidates: [] }
}

type Sought = Omit<TeamCall<'add'>, 'team_id'>

const fieldOf = ({ user_id, email, telephone }: Sought): string =>
  user_id !== undefined ? 'user_id' : email !== undefined ? 'email' : telephone !== undefined ? 'telephone' : 'nickname'

/** Nicknames find only people one has worked with: anybody else could be found by guessing. */
async function peopleMeant(
  { access, limits, findPeople }: Services,
  session: { personId: string },
  sought: Sought,
): Promise<string[]> {
  const { user_id, email, telephone, nickname } = sought
  const given = [user_id, email, telephone, nickname].filter((each) => each !== undefined)
  if (given.length !== 1) throw new AppError(-400, { field: fieldOf(sought) })
  const wait = await limits.take({ name: 'team-invitations-person', subject: session.personId, rule: perPerson })
  if (wait > 0) throw new AppError(-429, { params: { seconds: Math.ceil(wait / 1000) } })
  const found = await findPeople(sought)
  if (nickname === undefined) return found
  const known: string[] = []
  for (const personId of found) {
    const haveWorked = await access.shareSomething(principalOf(session), principalOf({ personId }))
    if (haveWorked || personId === session.personId) known.push(personId)
  }
  // Others of that name may be meant, too.
  return known.length > 1 ? known.filter((personId) => personId !== session.personId) : known
}
