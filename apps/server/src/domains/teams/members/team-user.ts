import type { Input } from '@ramify/contract'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Session } from '../../../platform/sessions/sessions.ts'
import { teamOf } from '../list-teams.ts'
import type { Services } from '../services.ts'
import { accept, decline } from './answer.ts'
import { handOver } from './hand-over.ts'
import { invite } from './invite.ts'
import { quit, removeMember, uninvite } from './leave.ts'

export function teamUser(services: Services): Handler<'/team_user'> {
  return async (input, context) => {
    const { session } = context
    if (input.action === 'add') {
      const invited = await invite(services, input, context)
      return { team: await teamOf(services, session, input.team_id), ...invited }
    }
    const isMember = await change(services, session, input)
    const team = isMember ? await teamOf(services, session, input.team_id) : null
    return { team, member: null, candidates: [], address: null }
  }
}

/** Gives whether the caller is in the team afterwards. */
async function change(services: Services, session: Session, input: Exclude<Input<'/team_user'>, { action: 'add' }>) {
  switch (input.action) {
    case 'remove':
      await removeMember(services, session, input)
      return true
    case 'uninvite':
      await uninvite(services, session, input)
      return true
    case 'role':
      await handOver(services, session, input)
      return true
    case 'accept':
      await accept(services, session, input)
      return true
    case 'quit':
      await quit(services, session, input)
      return false
    case 'decline':
      await decline(services, session, input)
      return false
  }
}
