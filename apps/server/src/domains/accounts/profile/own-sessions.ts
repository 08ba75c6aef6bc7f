import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'

export function listOwnSessions(sessions: Sessions): Handler<'/user/sessions'> {
  return async (_input, { session: current }) => {
    const own = await sessions.list(current.personId)
    return {
      sessions: own.map((session) => ({
        session_id: session.id,
        created_at: session.createdAt,
        last_seen_at: session.lastSeenAt,
        expires_at: session.expiresAt,
        device: session.device,
        address: session.address,
        is_current: session.id === current.id,
      })),
    }
  }
}

export function endOwnSession(sessions: Sessions): Handler<'/user/end_session'> {
  return async ({ session_id }, { session }) => {
    if (!(await sessions.end(session.personId, session_id))) throw new AppError(-104)
    return {}
  }
}

export function endOtherSessions(sessions: Sessions): Handler<'/user/end_other_sessions'> {
  return async (_input, { session }) => ({ ended: await sessions.endAll(session.personId, session.id) })
}

export function logOut(sessions: Sessions): Handler<'/logout'> {
  return async (_input, { session }) => {
    await sessions.end(session.personId, session.id)
    return {}
  }
}
