import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import { noSuchTeam } from './team-rows.ts'

/** Gives the root of a team to its members (`see`) or its owner (`manage`); refuses (-104) all others. */
export async function requireTeam(
  { access, spaces }: Pick<Services, 'access' | 'spaces'>,
  session: { personId: string },
  teamId: string,
  capability: 'see' | 'manage',
): Promise<string> {
  const rootId = (await spaces.rootsOf([teamId])).get(teamId)
  if (rootId === undefined || !(await access.can(principalOf(session), capability, rootId))) throw noSuchTeam()
  return rootId
}
