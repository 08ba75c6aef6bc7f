import type { Transaction } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import { isOwner, principalOf } from '../../access/index.ts'
import { namedAddressesIn } from '../../accounts/index.ts'
import { requireTeam } from '../require-team.ts'
import type { Services } from '../services.ts'
import type { TeamTables } from '../tables.ts'
import { holdOwnTeam, holdTeam, noSuchTeam, type TeamRow } from '../team-rows.ts'
import { invitationsTo } from './invite-address.ts'
import type { TeamCall } from './team-call.ts'

/** What somebody made in a team stays there. */
export async function quit(
  services: Services,
  session: { personId: string },
  { team_id: teamId }: TeamCall<'quit'>,
): Promise<void> {
  const { personId } = session
  const { team } = await takeOut(services, session, { teamId, personId, capability: 'see' })
  services.tell({ type: 'left', teamId, teamName: team.name, personId, ownerId: team.owner_id })
}

/** The owner removes a member, or takes an invitation back. */
export async function removeMember(
  services: Services,
  session: { personId: string },
  { team_id: teamId, user_id: personId }: TeamCall<'remove'>,
): Promise<void> {
  const { team, wasMember } = await takeOut(services, session, { teamId, personId, capability: 'manage' })
  services.tell({ type: 'removed', teamId, teamName: team.name, personId, by: session.personId, wasMember })
}

/** The owner takes an invitation to an address back. */
export async function uninvite(
  services: Services,
  session: { personId: string },
  { team_id: teamId, invitation_id }: TeamCall<'uninvite'>,
): Promise<void> {
  await requireTeam(services, session, teamId, 'manage')
  await services.database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await holdOwnTeam(transaction, teamId, session.personId)
      await tablesIn<TeamTables>(transaction)
        .deleteFrom('team_invitations')
        .where('team_id', '=', teamId)
        .where('id', '=', invitation_id)
        .execute()
    })
}

interface Leaving {
  teamId: string
  personId: string
  /** Needed by who asks for it. */
  capability: 'see' | 'manage'
}

async function takeOut(
  services: Services,
  session: { personId: string },
  { teamId, personId, capability }: Leaving,
): Promise<{ team: TeamRow; wasMember: boolean }> {
  const { database, access } = services
  const rootId = await requireTeam(services, session, teamId, capability)
  const taken = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction: Transaction<unknown>) => {
      const team = await holdTeam(transaction, teamId)
      // Handed over a moment ago, by another call.
      if (capability === 'manage' && !isOwner(principalOf(session), team)) throw noSuchTeam()
      // A team without an owner would be nobody's.
      if (isOwner(principalOf({ personId }), team))
        throw new AppError(-400, { code: 'x-hand-over-first', field: 'user_id' })
      const gone = await tablesIn<TeamTables>(transaction)
        .deleteFrom('team_members')
        .where('team_id', '=', teamId)
        .where('person_id', '=', personId)
        .returning('state')
        .executeTakeFirst()
      if (!gone) throw noSuchTeam()
      // Otherwise they would be invited again when they sign in the next time.
      for (const contact of await namedAddressesIn(transaction, personId)) {
        await invitationsTo(tablesIn<TeamTables>(transaction), teamId, contact).execute()
      }
      await access.raise(transaction, [teamId])
      return { team, wasMember: gone.state === 'member' }
    })
  access.changed(rootId)
  return taken
}
