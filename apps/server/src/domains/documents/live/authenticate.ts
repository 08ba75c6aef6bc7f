import { closeCodes } from '@ramify/contract'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Journal } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { PersonUsages } from './person-usage.ts'
import type { RightsKeeper } from './rights.ts'
import type { Socket } from './socket.ts'
import type { VisitorWatch } from './visitor-watch.ts'

export interface AuthenticateOptions {
  kinds: ServerKinds
  journal: Pick<Journal, 'kindOf' | 'sizeOf'>
  sessions: Pick<Sessions, 'findReader' | 'over'>
  rights: RightsKeeper
  usages: PersonUsages
  visitors: VisitorWatch
  /** Somebody is coming in: what they may do is asked for afterwards. Must not throw. */
  onEntering: (visit: { fileId: string; personId: string }) => Promise<void>
}

/** Finds out who is at the other end of a socket and what they may do there; otherwise closes it, and gives false. */
export async function authenticate(socket: Socket, token: string, options: AuthenticateOptions): Promise<boolean> {
  const { kinds, journal, sessions, rights, usages, visitors } = options
  const refuse = (code: number) => {
    socket.close(code)
    return false
  }
  const reader = await sessions.findReader(token)
  if (typeof reader === 'string') return refuse(closeCodes.session)
  const { personId, guestId } = reader
  // Before rights are asked for: when they change from here on, it is among those that are looked at again.
  socket.visitor = { personId, guestId, sessionId: reader.id, token }
  // It may have ended since it was found, when it was not among those that are closed for it.
  if ((await sessions.over([reader.id])).length > 0) return refuse(closeCodes.session)
  const kind = await journal.kindOf(socket.fileId)
  const isShown = kind !== null && kinds.isShownBy(socket.schema, kind)
  // Nobody is there, or has the turn to write, in an app that does not show the document.
  if (personId !== null && isShown) await options.onEntering({ fileId: socket.fileId, personId })
  const found = await rights.find(socket)
  if (kind === null || !found) return refuse(closeCodes.access)
  if (!isShown) return refuse(closeCodes.update)
  socket.rights = found.rights
  socket.kind = kind
  socket.turn = found.turn
  if (socket.isClosed) return false
  visitors.lookInTime(socket, reader, found.until)
  socket.usage = usages.enter(socket.holderId, socket)
  if (!socket.usage) {
    socket.shutOut()
    return false
  }
  const bytes = await journal.sizeOf(socket.fileId)
  if (socket.isClosed) return false
  if (!socket.mayOpen(bytes)) return refuse(closeCodes.tooMuchOpen)
  socket.expect(bytes)
  return true
}
