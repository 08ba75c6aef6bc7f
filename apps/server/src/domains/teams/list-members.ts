import type { TeamInvitation, TeamMember } from '@ramify/contract'
import type { Kysely } from 'kysely'
import type { Handler } from '../../platform/http/calls/call.ts'
import { isOwner, principalOf } from '../access/index.ts'
import type { PublicPerson } from '../accounts/index.ts'
import { requireTeam } from './require-team.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'
import { noSuchTeam, teamRows } from './team-rows.ts'

export function listMembers(services: Services): Handler<'/team_user_list'> {
  const { database, access, planOfSpace } = services
  return async ({ team_id }, { session }) => {
    const rootId = await requireTeam(services, session, team_id, 'see')
    const { limits } = await planOfSpace(team_id)
    const db = database.tables<TeamTables>()
    const members = await membersOf(db, services, team_id)
    const manages = await access.can(principalOf(session), 'manage', rootId)
    return { members, invitations: manages ? await invitationsOf(db, team_id) : [], members_limit: limits.members }
  }
}

const invitationsOf = (db: Kysely<TeamTables>, teamId: string): Promise<TeamInvitation[]> =>
  db
    .selectFrom('team_invitations')
    .select(['id', 'kind', 'address', 'created_at', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The owner first, then by when they joined, then who is invited. */
export async function membersOf(
  db: Kysely<TeamTables>,
  { peopleOf }: Pick<Services, 'peopleOf'>,
  teamId: string,
): Promise<TeamMember[]> {
  const team = await teamRows(db).where('teams.id', '=', teamId).executeTakeFirst()
  if (!team) throw noSuchTeam()
  const rows = await db
    .selectFrom('team_members')
    .select(['person_id', 'state', 'since'])
    .where('team_id', '=', teamId)
    .orderBy('since')
    .orderBy('person_id')
    .execute()
  const people = await peopleOf(rows.map(({ person_id }) => person_id))
  const members = rows.map(
    ({ person_id, state, since }): TeamMember => ({
      ...(people.get(person_id) ?? unknownPerson(person_id)),
      role: isOwner(principalOf({ personId: person_id }), team) ? 'owner' : 'editor',
      state,
      since,
    }),
  )
  const placeOf = ({ role, state }: TeamMember) => (state === 'invited' ? 2 : ['owner', 'editor'].indexOf(role))
  return members.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Of an account that was deleted a moment ago. */
export const unknownPerson = (personId: string): PublicPerson => ({
  user_id: personId,
  nickname: '',
  avatar: null,
  avatar_url: null,
})
