import { avatarPresets, avatarUrl, type TeamEntry } from '@ramify/contract'
import type { Kysely } from 'kysely'
import type { Handler } from '../../platform/http/calls/call.ts'
import { isOwner, principalOf } from '../access/index.ts'
import { unknownPerson } from './list-members.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'
import { noSuchTeam, teamRows } from './team-rows.ts'

type Used = Pick<Services, 'database' | 'spaces' | 'peopleOf'>

export function listTeams(services: Used): Handler<'/team_list'> {
  return async (_input, { session }) => ({ teams: await teamsOf(services, session) })
}

/** One of them, as its member sees it. */
export async function teamOf(services: Used, session: { personId: string }, teamId: string): Promise<TeamEntry> {
  const [team] = await teamsOf(services, session, teamId)
  if (!team) throw noSuchTeam()
  return team
}

/** The teams of a person and their invitations, by name. */
export async function teamsOf(
  { database, spaces, peopleOf }: Used,
  session: { personId: string },
  teamId?: string,
): Promise<TeamEntry[]> {
  const db = database.tables<TeamTables>()
  let rows = teamRows(db)
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['team_members.state', 'team_members.invited_by'])
    .where('team_members.person_id', '=', session.personId)
  if (teamId !== undefined) rows = rows.where('teams.id', '=', teamId)
  const found = await rows.orderBy('teams.sort_name').orderBy('teams.id').execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const counts = await memberCounts(db, ids)
  const roots = await spaces.rootsOf(ids)
  const people = await peopleOf(
    found.flatMap(({ owner_id, invited_by }) => [owner_id, ...(invited_by ? [invited_by] : [])]),
  )
  return found.map((row) => ({
    team_id: row.id,
    team_name: row.name,
    ...pictureOf(row),
    role: isOwner(principalOf(session), row) ? 'owner' : 'editor',
    state: row.state,
    owner: people.get(row.owner_id) ?? unknownPerson(row.owner_id),
    invited_by: (row.invited_by && people.get(row.invited_by)) || null,
    root_guid: row.state === 'member' ? (roots.get(row.id) ?? null) : null,
    members: counts.get(row.id) ?? 0,
    created_at: row.created_at,
  }))
}

function pictureOf({ id, picture }: { id: string; picture: string | null }) {
  const known = avatarPresets.find((preset) => preset === picture) ?? null
  return { picture: known, picture_url: avatarUrl(id, known) }
}

async function memberCounts(db: Kysely<TeamTables>, teamIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await db
    .selectFrom('team_members')
    .select(({ fn }) => ['team_id', fn.countAll<number>().as('count')])
    .where('team_id', 'in', teamIds)
    .where('state', '=', 'member')
    .groupBy('team_id')
    .execute()
  return new Map(counts.map(({ team_id, count }) => [team_id, count]))
}
