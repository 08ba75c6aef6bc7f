import { teamsOf } from './list-teams.ts'
import type { Services } from './services.ts'
import type { TeamTables } from './tables.ts'

/** A team as a person finds it among their own data. */
export interface OwnTeam {
  team_id: string
  name: string
  role: 'owner' | 'editor'
  state: 'member' | 'invited'
  /** Open ones that the person has sent to addresses. */
  invitations: { kind: 'email' | 'phone'; address: string; created_at: number; expires_at: number }[]
}

/** The teams of a person and their invitations. */
export const teamsOfPerson =
  (services: Services) =>
  async (personId: string): Promise<OwnTeam[]> => {
    const sent = await services.database
      .tables<TeamTables>()
      .selectFrom('team_invitations')
      .select(['team_id', 'kind', 'address', 'created_at', 'expires_at'])
      .where('invited_by', '=', personId)
      .execute()
    const teams = await teamsOf(services, { personId })
    return teams.map(({ team_id, team_name: name, role, state }) => ({
      ...{ team_id, name, role, state },
      invitations: sent.filter((each) => each.team_id === team_id).map(({ team_id: _, ...invitation }) => invitation),
    }))
  }
