import { tablesIn } from '../../../platform/database/database.ts'
import { addressesOf } from '../../accounts/index.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdTeam } from '../team-rows.ts'

/**
 * Somebody has signed in: invitations to their addresses become invitations of theirs, which they accept or decline. Those of somebody who
 * takes no invitations stay until they run out.
 */
export async function claimInvitations(services: Services, personId: string): Promise<void> {
  const { database, settingsOf, tell } = services
  const db = database.tables<TeamTables>()
  for (const { kind, value } of await addressesOf(services, personId)) {
    const invitations = await db
      .selectFrom('team_invitations')
      .select(['id', 'team_id', 'invited_by'])
      .where('kind', '=', kind)
      .where('address', '=', value)
      .where('expires_at', '>', Date.now())
      .execute()
    if (invitations.length === 0) continue
    const { accept_invitations } = await settingsOf(personId, ['accept_invitations'])
    if (accept_invitations === 0) return
    for (const { id, team_id: teamId, invited_by } of invitations) {
      const team = await database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction) => {
          const held = await holdTeam(transaction, teamId)
          const rows = tablesIn<TeamTables>(transaction)
          const claimed = await rows.deleteFrom('team_invitations').where('id', '=', id).returning('id').execute()
          // Taken back meanwhile, or claimed by another sign-in of the same person.
          if (claimed.length === 0) return null
          const added = await rows
            .insertInto('team_members')
            .values({ team_id: teamId, person_id: personId, state: 'invited', invited_by, since: Date.now() })
            // They are in it, or were invited by their name as well.
            .onConflict((conflict) => conflict.columns(['person_id', 'team_id']).doNothing())
            .returning('person_id')
            .execute()
          return added.length > 0 ? held : null
        })
      if (team) tell({ type: 'invited', teamId, teamName: team.name, personId, by: invited_by ?? team.owner_id })
    }
  }
  await db.deleteFrom('team_invitations').where('expires_at', '<=', Date.now()).execute()
}
