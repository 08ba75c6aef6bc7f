import { CallError, refusalIn, type User } from '@ramify/contract'
import { endsSession, SessionEnded } from '../../../platform/api/ends-session.ts'
import { sessionOver } from '../../../platform/session/session-over.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

const patience = 10_000

/** Puts a picture of the person on the server; gives back the person with it. */
export async function sendAvatar(picture: Blob): Promise<User> {
  const token = currentToken()
  const answer = await put(picture, token).catch((cause) => {
    throw new CallError(null, { code: cause instanceof TypeError ? '311' : '304' }, { cause })
  })
  const refusal = refusalIn(answer)
  if (refusal === null) return (answer as { data: { user: User } }).data.user
  if (token === null || !endsSession(refusal.errno)) throw refusal
  sessionOver(token)
  throw new SessionEnded(refusal.errno, refusal.failure)
}

async function put(picture: Blob, token: string | null): Promise<unknown> {
  const response = await fetch('/api/user/avatar', {
    method: 'PUT',
    headers: { 'Content-Type': picture.type, Authorization: `Bearer ${token}` },
    body: picture,
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  })
  return response.json()
}
