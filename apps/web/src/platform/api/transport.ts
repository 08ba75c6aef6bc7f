import {
  type Answer,
  CallError,
  type CallOptions,
  clientSchemaHeader,
  isOpenCall,
  type Path,
  refusalIn,
  type Transport,
} from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { currentTranslator } from '../i18n/language.ts'
import { forgetGuestToken, readerToken } from '../session/guest-token.ts'
import { sessionOver } from '../session/session-over.ts'
import { currentToken } from '../session/session-store.ts'
import { endsSession, SessionEnded } from './ends-session.ts'
import { counted } from './loading.ts'
import { patience, within } from './patience.ts'
import { noteAnswered, noteUnanswered } from './server-back.ts'

/** Carries calls of the session to the server; one that turns out to be over is dropped on the way back. */
export const fetchTransport: Transport = transportBy(currentToken)

/** The same for who only reads, who may be a guest. */
export const readerTransport: Transport = transportBy(readerToken)

function transportBy(tokenNow: () => string | null): Transport {
  return (path, body, options) => carry(path, body, options, tokenNow())
}

async function carry(path: Path, body: object, { signal }: CallOptions, token: string | null): Promise<unknown> {
  const isGuest = token !== null && currentToken() === null
  const outer = signal instanceof AbortSignal ? signal : null
  const send = () => ask(path, body, token, outer)
  // What is asked with a signal is part of a page, which has a loading look of its own.
  const answer = await (outer ? send() : counted(() => sentOrAgain(send, body))).catch(unanswered)
  noteAnswered()
  const refusal = refusalIn(answer)
  // Whom a call does not ask for their session it cannot tell that it is over: a spent ticket is no reason to leave.
  if (token === null || refusal === null || isOpenCall(path) || !endsSession(refusal.errno)) return answer
  if (isGuest) {
    // The next answer makes them another guest.
    forgetGuestToken()
    return answer
  }
  sessionOver(token)
  throw new SessionEnded(refusal.errno, refusal.failure)
}

/** Once more where no answer came, if the server knows by a key that it is the same: a document is then made once. */
async function sentOrAgain(send: () => Promise<unknown>, body: object): Promise<unknown> {
  try {
    return await send()
  } catch (error) {
    if (!('idempotency_key' in body) || !navigator.onLine) throw error
    return send()
  }
}

function ask(path: string, body: object, token: string | null, outer: AbortSignal | null): Promise<unknown> {
  return within(patience.call, outer, async (signal) => {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': currentTranslator().language,
        [clientSchemaHeader]: String(clientSchema),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal,
    })
    return response.status === 401 ? signedOut : response.json()
  })
}

/** `fetch` says by a `TypeError` that the network failed; an answer that is no JSON, or late, has other reasons. */
function unanswered(cause: unknown): never {
  const isNetwork = !navigator.onLine || cause instanceof TypeError
  if (!isGivenUp(cause)) noteUnanswered()
  throw new CallError(null, { code: isNetwork ? '311' : '304' }, { cause })
}

/** The page did not want the answer any more. */
const isGivenUp = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/** A proxy may say 401 with a page of its own. */
const signedOut = { errno: -102, message: '', data: { code: '202' } } satisfies Answer<never>
