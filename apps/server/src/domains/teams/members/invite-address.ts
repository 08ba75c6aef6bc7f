import { tablesIn } from '../../../platform/database/database.ts'
import type { SessionContext } from '../../../platform/http/calls/call.ts'
import { newId } from '../../../platform/random.ts'
import { type Contact, invitationMs, inviteByMessage } from '../../accounts/index.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdOwnTeam } from '../team-rows.ts'
import { requireSeat } from './require-seat.ts'

interface Wanted {
  teamId: string
  contact: Contact
}

/** Invites an address that nobody here has. Whoever signs in with it within a week finds the invitation among their teams. */
export async function inviteAddress(
  services: Services,
  { teamId, contact }: Wanted,
  context: SessionContext,
): Promise<void> {
  const { database, planOfSpace } = services
  const { personId } = context.session
  const { limits } = await planOfSpace(teamId)
  const store = () =>
    database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const db = tablesIn<TeamTables>(transaction)
        const { name } = await holdOwnTeam(transaction, teamId, personId)
        // The same address again is invited anew.
        await invitationsTo(db, teamId, contact).execute()
        await requireSeat(db, teamId, limits)
        const now = Date.now()
        await db
          .insertInto('team_invitations')
          .values({
            ...{ id: newId(), team_id: teamId, kind: contact.kind, address: contact.value, invited_by: personId },
            ...{ created_at: now, expires_at: now + invitationMs },
          })
          .execute()
        return { name, path: '/team' }
      })
  const takeBack = async () => {
    await invitationsTo(database.tables<TeamTables>(), teamId, contact).execute()
  }
  await inviteByMessage(services, { contact, to: 'team', store, takeBack }, context)
}

/** Removes what was sent there. */
export const invitationsTo = (
  db: Pick<ReturnType<typeof tablesIn<TeamTables>>, 'deleteFrom'>,
  teamId: string,
  { kind, value }: Contact,
) =>
  db.deleteFrom('team_invitations').where('team_id', '=', teamId).where('kind', '=', kind).where('address', '=', value)
