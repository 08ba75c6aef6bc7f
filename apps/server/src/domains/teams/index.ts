import type { Handlers } from '../../platform/http/calls/call.ts'
import { addTeam } from './add-team.ts'
import { editTeam } from './edit-team.ts'
import { deleteTeam } from './end-team.ts'
import { eraseAccount } from './erase-account.ts'
import { listMembers } from './list-members.ts'
import { listTeams } from './list-teams.ts'
import { claimInvitations } from './members/claim-invitations.ts'
import { teamUser } from './members/team-user.ts'
import { teamsOfPerson } from './own-teams.ts'
import type { Services } from './services.ts'
import type { TellTeamEvent } from './team-events.ts'

export type { TeamEvent } from './team-events.ts'

type Options = Omit<Services, 'tell'> & { tell?: TellTeamEvent }

/** Teams: who is in them. What is in their spaces is for `files`, and what members may do with it for `access`. */
export function createTeams(options: Options) {
  const services: Services = { tell: () => undefined, ...options }
  return {
    handlers: {
      '/team_list': listTeams(services),
      '/team_add': addTeam(services),
      '/team_edit': editTeam(services),
      '/team_delete': deleteTeam(services),
      '/team_user_list': listMembers(services),
      '/team_user': teamUser(services),
    } satisfies Partial<Handlers>,
    /** Somebody has signed in, or has another address: invitations to it are theirs to answer. */
    claimInvitations: (personId: string) => claimInvitations(services, personId),
    /** For the download of everything that a person has here. */
    teamsOf: teamsOfPerson(services),
    /** A person goes for good. */
    eraseAccount: eraseAccount(services),
  }
}
