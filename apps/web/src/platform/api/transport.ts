import { type Answer, CallError, outcome, type Transport } from '@ramify/contract'
import { currentSpeaker } from '../i18n/language.ts'
import { sessionOver } from '../session/session-over.ts'
import { currentToken } from '../session/session-store.ts'
import { endsSession } from './ends-session.ts'

const timeout = 20_000

/** Carries calls to the server; a session that turns out to be over is dropped on the way back. */
export const fetchTransport: Transport = async (path, body, { signal }) => {
  const token = currentToken()
  const answer = await ask(path, body, token, signal).catch(unanswered)
  if (token !== null && isSessionEnd(answer)) sessionOver(token)
  return answer
}

async function ask(path: string, body: object, token: string | null, signal: unknown): Promise<unknown> {
  const signals = [AbortSignal.timeout(timeout), ...(signal instanceof AbortSignal ? [signal] : [])]
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': currentSpeaker().language,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.any(signals),
  })
  return response.status === 401 ? signedOut : response.json()
}

/** `fetch` says by a `TypeError` that the network failed; an answer that is no JSON, or late, has other reasons. */
function unanswered(cause: unknown): never {
  const isNetwork = !navigator.onLine || cause instanceof TypeError
  throw new CallError(null, { code: isNetwork ? '311' : '304' }, { cause })
}

/** A proxy may say 401 with a page of its own. */
const signedOut = { errno: -102, message: '', data: { code: '-102' } } satisfies Answer<never>

function isSessionEnd(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('errno' in answer || 'status' in answer)) return false
  const errno = outcome(answer as Answer<unknown>)
  return errno !== 0 && endsSession(errno)
}
