import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { namedAddressesIn } from '../accounts/index.ts'
import { endTeam } from './end-team.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'

/**
 * A person goes. Teams they own are ended; their files come into the person's trash, and go with it. In other teams everything stays.
 * To be called before files are erased.
 */
export function eraseAccount(services: Services) {
  const { access, spaces, tell } = services
  return async (personId: string) => {
    const ended: NonNullable<Awaited<ReturnType<typeof endTeam>>>[] = []
    let left: string[] = []
    return {
      within: async (transaction: Transaction<unknown>) => {
        for (const teamId of await access.teamSpacesIn(transaction, personId)) {
          const team = await endTeam(services, transaction, { teamId, by: personId })
          if (team) ended.push(team)
        }
        const db = tablesIn<TeamTables>(transaction)
        const gone = await db
          .deleteFrom('team_members')
          .where('person_id', '=', personId)
          .returning('team_id')
          .execute()
        left = gone.map(({ team_id }) => team_id)
        for (const table of ['team_members', 'team_invitations'] as const) {
          await db.updateTable(table).set({ invited_by: null }).where('invited_by', '=', personId).execute()
        }
        for (const { kind, value } of await namedAddressesIn(transaction, personId)) {
          await db.deleteFrom('team_invitations').where('kind', '=', kind).where('address', '=', value).execute()
        }
        await access.raise(transaction, left)
      },
      after: async () => {
        for (const team of ended) {
          spaces.ended(team.ended)
          tell(team.event)
        }
        for (const rootId of (await spaces.rootsOf(left)).values()) access.changed(rootId)
      },
    }
  }
}
