import { tablesIn } from '../../../platform/database/database.ts'
import { isOwner, personalSpace, principalOf } from '../../access/index.ts'
import { requireTeam } from '../require-team.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdTeam, noSuchTeam } from '../team-rows.ts'
import type { TeamCall } from './team-call.ts'

/** A member becomes the owner, whose plan counts from then on; the owner becomes a member. */
export async function handOver(
  services: Services,
  session: { personId: string },
  { team_id: teamId, user_id: personId }: TeamCall<'role'>,
): Promise<void> {
  const { database, access, spaces, tell } = services
  const rootId = await requireTeam(services, session, teamId, 'manage')
  const handed = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await spaces.hold(transaction, [personalSpace(session.personId), personalSpace(personId), teamId])
      const team = await holdTeam(transaction, teamId)
      // Handed over a moment ago, by another call.
      if (!isOwner(principalOf(session), team)) throw noSuchTeam()
      const member = await tablesIn<TeamTables>(transaction)
        .selectFrom('team_members')
        .select('person_id')
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .where('state', '=', 'member')
        .executeTakeFirst()
      if (!member) throw noSuchTeam()
      await access.handOverSpace(transaction, teamId, personId)
      return team
    })
  access.changed(rootId)
  tell({ type: 'handed-over', teamId, teamName: handed.name, personId, by: session.personId })
}
