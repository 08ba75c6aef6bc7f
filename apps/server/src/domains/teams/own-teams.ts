import { teamsOf } from './list-teams.ts'
import type { Services } from './services.ts'

/** A team as a person finds it among their own data. */
export interface OwnTeam {
  team_id: string
  name: string
  role: 'owner' | 'editor'
  state: 'member' | 'invited'
}

/** The teams of a person and their invitations. */
export const teamsOfPerson =
  (services: Services) =>
  async (personId: string): Promise<OwnTeam[]> =>
    (await teamsOf(services, { personId })).map(({ team_id, team_name: name, role, state }) => ({
      team_id,
      name,
      role,
      state,
    }))
