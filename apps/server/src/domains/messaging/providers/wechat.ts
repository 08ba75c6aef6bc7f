import { createHash, randomBytes } from 'node:crypto'
import { fetchOutside } from '../../../platform/outside/fetch-outside.ts'
import type { KeptTokens, Token } from '../../../platform/outside/kept-tokens.ts'
import { lifetimeMs } from '../../../platform/outside/lifetime.ts'
import type { MessagingProvider, Registration } from './messaging-provider.ts'

interface Options extends Registration {
  readonly tokens: KeptTokens
  readonly now: () => number
}

/** It says that the token is none, or over: then another one is fetched, once. */
const staleToken = new Set([40001, 40014, 42001])

type Fields = Record<string, unknown>

/** What WeChat says no with. Its words are not repeated: they may hold what we sent. */
class WechatRefusal extends Error {
  readonly code: number

  constructor(path: string, code: number) {
    super(`WeChat answered ${path} with errcode ${code}`)
    this.name = 'WechatRefusal'
    this.code = code
  }
}

/** WeChat (微信), as a service account (服务号) that whoever runs the server has there. */
export function createWechat({ tokens, now, ...registration }: Options): MessagingProvider {
  const { api, appId, appSecret } = registration

  const ask = async (path: string, query: Record<string, string>, body?: Fields): Promise<Fields> => {
    const url = new URL(path, api)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await fetchOutside(url, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    // Not the address: it has a token in its query.
    if (!response.ok) throw new Error(`WeChat answered ${path} with ${response.status}`)
    const answer = (await response.json()) as Fields | null
    if (typeof answer !== 'object' || answer === null) throw new WechatRefusal(path, -1)
    // Of some answers it is there only when they refuse.
    const { errcode = 0 } = answer
    if (errcode !== 0) throw new WechatRefusal(path, typeof errcode === 'number' ? errcode : -1)
    return answer
  }

  const tokenIn = (answer: Fields, field: string): Token => {
    const { [field]: value, expires_in: seconds } = answer
    if (typeof value !== 'string' || value === '') throw new Error(`WeChat gave no ${field}`)
    return { value, expiresAt: now() + lifetimeMs(seconds) }
  }

  /** The stable one: the other kind ends as soon as somebody else, such as another process, asks for one. */
  const accessToken = () =>
    tokens.get(`wechat.access.${appId}`, async () => {
      const asked = { grant_type: 'client_credential', appid: appId, secret: appSecret }
      return tokenIn(await ask('/cgi-bin/stable_token', {}, asked), 'access_token')
    })

  const fetchTicket = async ({ value }: Token): Promise<Token> =>
    tokenIn(await ask('/cgi-bin/ticket/getticket', { access_token: value, type: 'jsapi' }), 'ticket')

  const ticket = () =>
    tokens.get(`wechat.ticket.${appId}`, async () => {
      const token = await accessToken()
      try {
        return await fetchTicket(token)
      } catch (error) {
        // One may have ended before its time, as when the secret was renewed.
        if (!(error instanceof WechatRefusal) || !staleToken.has(error.code)) throw error
        await tokens.forget(`wechat.access.${appId}`, token)
        return fetchTicket(await accessToken())
      }
    })

  return {
    id: 'wechat',
    registration,
    // The app of organisations says so, too, and knows nothing of service accounts.
    isClient: (userAgent) => /\bMicroMessenger\//i.test(userAgent) && !/\bwxwork\//i.test(userAgent),
    config: async (url) => {
      const timestamp = Math.floor(now() / 1_000)
      const nonceStr = randomBytes(12).toString('hex')
      const signature = sign({ ticket: (await ticket()).value, nonceStr, timestamp, url })
      return { appId, timestamp, nonceStr, signature }
    },
  }
}

interface Signed {
  readonly ticket: string
  readonly nonceStr: string
  readonly timestamp: number
  readonly url: string
}

/** Its parts in the order of their names; of the address all but what stands behind a `#`, as it is. */
const sign = ({ ticket, nonceStr, timestamp, url }: Signed): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`)
    .digest('hex')
