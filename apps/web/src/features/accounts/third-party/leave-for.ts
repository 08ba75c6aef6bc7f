import { type Answer, CallError, outcome } from '@ramify/contract'
import { patience, within } from '../../../platform/api/patience.ts'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { isInMessaging } from '../../../platform/messaging/in-messaging.ts'
import { rememberLeaving } from '../../../platform/session/provider-return.ts'
import { currentToken } from '../../../platform/session/session-store.ts'

interface Away {
  url: string
  state: string
}

/**
 * To a provider, to come back signed in, or, for who is signed in, to be known by it from then on. Only after the agreement was
 * ticked: whom the server does not know gets an account.
 */
export async function leaveFor(provider: string, to: string): Promise<void> {
  const { language } = currentTranslator()
  const query = new URLSearchParams({ provider, jump_url: to, language, agreed: '1' })
  // Its own page asks there, which works nowhere else.
  if (provider === 'weixin' && isInMessaging()) query.set('type', 'wechatService')
  const answer = await ask(query).catch((cause) => {
    throw new CallError(null, { code: cause instanceof TypeError ? '311' : '304' }, { cause })
  })
  const errno = outcome(answer)
  if (errno !== 0) throw new CallError(errno, (answer as Extract<typeof answer, { message: string }>).data)
  const { url, state } = answer.data as Away
  rememberLeaving(state)
  location.assign(url)
}

function ask(query: URLSearchParams): Promise<Answer<Away>> {
  const token = currentToken()
  return within(patience.call, null, async (signal) => {
    const response = await fetch(`/api/passport/login-url?${query}`, {
      headers: {
        'Accept-Language': currentTranslator().language,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      // The one call that leaves a cookie: by it the server knows the browser again that comes back.
      credentials: 'same-origin',
      signal,
    })
    return response.json()
  })
}
