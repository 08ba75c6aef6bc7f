import type { Handlers } from '../../platform/http/calls/call.ts'
import type { Session } from '../../platform/sessions/sessions.ts'
import type { Documents, Visit } from '../documents/index.ts'
import { listAccess, noteVisits } from './access-log.ts'
import { claimInvitations } from './claim-invitations.ts'
import { describeCooperation } from './describe-cooperation.ts'
import { editPermission, setUserEditor } from './edit-permission.ts'
import { entering, tellWaiting } from './entering.ts'
import { eraseAccount } from './erase-account.ts'
import { handOverFile } from './hand-over.ts'
import { wayToJoin } from './invite-link.ts'
import { checkInvitation, fileOfJoinId } from './join.ts'
import { listCooperations } from './list-cooperations.ts'
import { createPresence } from './presence.ts'
import { startReleasing } from './release-turns.ts'
import { requestAccess } from './request-access.ts'
import type { Services } from './services.ts'
import { setMode, setStatus } from './set-status.ts'
import { teamWorker } from './team.ts'

export { removeCooperations } from './erase-account.ts'
export type { CooperationEvent } from './events.ts'
export { openRequests } from './requests.ts'
export { cooperationSettings } from './settings.ts'

interface Options extends Omit<Services, 'documents' | 'now'> {
  documents: Services['documents'] & Pick<Documents, 'onEntering' | 'onLeft' | 'onOpened'>
  now?: () => number
}

/** Documents that several people work on: who they are, how they were invited, and whose turn it is to write. */
export function createCooperation({ now = Date.now, ...given }: Options) {
  const services: Services = { ...given, now }
  const { database, documents } = given
  const presence = createPresence(services)
  const releasing = startReleasing(services, presence)
  const noteVisit = noteVisits(services)
  const tellRequests = tellWaiting(services)
  documents.onEntering(entering(services, presence))
  documents.onLeft(presence.left)
  documents.onOpened((visit) => {
    noteVisit(visit)
    tellRequests(visit)
  })
  return {
    handlers: {
      '/cooperation': async (input, context) => {
        if (input.action === 'set_status') return setStatus(services, input, context)
        if (input.action === 'set_mode') return setMode(services, input, context)
        return listCooperations(services, input, context)
      },
      '/team_worker': teamWorker(services),
      '/edit_permission': editPermission(services),
      '/set_user_editor': setUserEditor(services),
      '/check_cooperation_token': checkInvitation(services),
      '/hand_over_file': handOverFile(services),
      '/request_access': requestAccess(services),
      '/access_log': listAccess(services),
    } satisfies Partial<Handlers>,
    /** Which file the link of an invitation is to; null when it does not work. */
    fileOfJoinId: (joinId: string) => fileOfJoinId(services, joinId),
    /** Opens a file for others and gives the way to join it; refuses who does not manage it. */
    wayToJoin: (fileId: string, session: Session) => wayToJoin(services, fileId, session),
    /** To be told who reads a document without opening it. */
    read: (visit: Visit) => noteVisit(visit),
    /** Somebody has signed in, or has another address: invitations to it are theirs. */
    claimInvitations: (personId: string) => claimInvitations(services, personId),
    /** A person goes for good. */
    eraseAccount: eraseAccount(services),
    /** For somebody who takes their data away. */
    describe: (personId: string) => describeCooperation(database, personId),
    stop: () => releasing.stop(),
  }
}
