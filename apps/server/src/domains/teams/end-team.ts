import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { isOwner, principalOf } from '../access/index.ts'
import { requireTeam } from './require-team.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'
import type { TeamEvent } from './team-events.ts'
import { holdTeam, noSuchTeam } from './team-rows.ts'

export function deleteTeam(services: Services): Handler<'/team_delete'> {
  const { database, spaces, tell } = services
  return async ({ team_id }, { session }) => {
    await requireTeam(services, session, team_id, 'manage')
    const team = await database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => endTeam(services, transaction, { teamId: team_id, by: session.personId }))
    if (!team) throw noSuchTeam()
    const { ended, event } = team
    spaces.ended(ended)
    tell(event)
    return { folder_guid: ended.folderId, documents: ended.documents }
  }
}

interface Ending {
  teamId: string
  /** Its owner, as far as whoever asks for it knows. */
  by: string
}

/** The team goes; its files come into the trash of its owner. Null when it was handed over a moment ago. */
export async function endTeam({ access, spaces }: Services, transaction: Transaction<unknown>, { teamId, by }: Ending) {
  const db = tablesIn<TeamTables>(transaction)
  // Trees are always held before teams, or two would wait for each other.
  await spaces.hold(transaction, [teamId])
  const team = await holdTeam(transaction, teamId)
  if (!isOwner(principalOf({ personId: by }), team)) return null
  const { owner_id: ownerId, name } = team
  const ended = await spaces.end(transaction, { id: teamId, ownerId, name })
  await access.takeAll(transaction, { type: 'team', id: teamId })
  const members = await db.deleteFrom('team_members').where('team_id', '=', teamId).returning('person_id').execute()
  await db.deleteFrom('team_invitations').where('team_id', '=', teamId).execute()
  await db.deleteFrom('teams').where('id', '=', teamId).execute()
  await access.handOverSpace(transaction, teamId, null)
  const personIds = members
    .map(({ person_id }) => person_id)
    .filter((personId) => !isOwner(principalOf({ personId }), team))
  const event: TeamEvent = { type: 'ended', teamId, teamName: name, personIds, by: ownerId, folderId: ended.folderId }
  return { ended, event }
}
