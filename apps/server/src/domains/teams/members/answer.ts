import { tablesIn } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdTeam, noSuchTeam } from '../team-rows.ts'
import { requireMemberSeat } from './require-seat.ts'
import type { TeamCall } from './team-call.ts'

/** Whoever was invited is in the team. */
export async function accept(
  { database, access, spaces, planOfSpace, tell }: Services,
  { personId }: { personId: string },
  { team_id: teamId }: TeamCall<'accept'>,
): Promise<void> {
  const { limits } = await planOfSpace(teamId)
  const team = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<TeamTables>(transaction)
      const team = await holdTeam(transaction, teamId)
      const joined = await db
        .updateTable('team_members')
        .set({ state: 'member', invited_by: null, since: Date.now() })
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .where('state', '=', 'invited')
        .returning('person_id')
        .executeTakeFirst()
      if (!joined) throw noSuchTeam()
      // The plan may have become smaller since. It counts this one as well.
      await requireMemberSeat(db, teamId, { ...limits, members: limits.members && limits.members + 1 })
      await access.raise(transaction, [teamId])
      return team
    })
  for (const rootId of (await spaces.rootsOf([teamId])).values()) access.changed(rootId)
  tell({ type: 'joined', teamId, teamName: team.name, personId, ownerId: team.owner_id })
}

export async function decline(
  { database, tell }: Services,
  { personId }: { personId: string },
  { team_id: teamId }: TeamCall<'decline'>,
): Promise<void> {
  const team = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const team = await holdTeam(transaction, teamId)
      const declined = await tablesIn<TeamTables>(transaction)
        .deleteFrom('team_members')
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .where('state', '=', 'invited')
        .returning('person_id')
        .executeTakeFirst()
      if (!declined) throw noSuchTeam()
      return team
    })
  tell({ type: 'declined', teamId, teamName: team.name, personId, ownerId: team.owner_id })
}
