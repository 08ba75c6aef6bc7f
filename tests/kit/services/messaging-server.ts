import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands in for WeChat on this machine: it speaks its dialect, and takes nothing that WeChat would not take. */
export interface MessagingServer {
  /** What the server under test is told of it. */
  readonly env: Record<string, string>
  /** By the code that people bring back from its sign-in page: who that is. Each is good once. */
  readonly codes: Map<string, { openid: string; unionid?: string; nickname?: string }>
  /** How often it was asked for what. */
  readonly asked: string[]
  /** Takes no token that it has given so far. */
  endTokens: () => void
  /** From now on it answers so, whatever it is asked; null: as ever. */
  answerWith: (text: string | null) => void
  /** Whether its browser would let a page at this address say what is shared of it. */
  accepts: (config: SignedConfig, url: string) => boolean
  stop: () => Promise<void>
}

export interface SignedConfig {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

const registration = { id: 'wx0harbour', secret: 'a-secret-of-wechat' }

export async function startMessagingServer(): Promise<MessagingServer> {
  let token = ''
  let ticket = ''
  let fixed: string | null = null
  const codes: MessagingServer['codes'] = new Map()
  const people = new Map<string, object>()
  const asked: string[] = []
  const refuse = (errcode: number) => ({ errcode, errmsg: 'refused' })

  const answer = async (request: IncomingMessage): Promise<object> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://own.invalid')
    asked.push(pathname)
    switch (pathname) {
      case '/cgi-bin/stable_token': {
        const { grant_type, appid, secret } = JSON.parse(await textOf(request))
        if (grant_type !== 'client_credential' || appid !== registration.id) return refuse(40_013)
        if (secret !== registration.secret) return refuse(40_125)
        token ||= randomBytes(16).toString('hex')
        return { access_token: token, expires_in: 7_200 }
      }
      case '/cgi-bin/ticket/getticket':
        if (token === '' || query.get('access_token') !== token) return refuse(40_001)
        if (query.get('type') !== 'jsapi') return refuse(40_097)
        ticket ||= randomBytes(16).toString('hex')
        return { errcode: 0, errmsg: 'ok', ticket, expires_in: 7_200 }
      case '/sns/oauth2/access_token': {
        const { id, secret } = registration
        if (query.get('appid') !== id || query.get('secret') !== secret) return refuse(40_125)
        const code = query.get('code') ?? ''
        const person = codes.get(code)
        if (!person || !codes.delete(code)) return refuse(40_029)
        people.set(`key-of-${person.openid}`, person)
        return { access_token: `key-of-${person.openid}`, openid: person.openid, scope: 'snsapi_userinfo' }
      }
      case '/sns/userinfo':
        return people.get(query.get('access_token') ?? '') ?? refuse(40_001)
      default:
        return refuse(404)
    }
  }

  const server = createServer((request, response) => {
    if (request.url === '/client.js') {
      response.setHeader('content-type', 'text/javascript')
      response.end(client)
      return
    }
    // As it does: JSON that says that it is text.
    response.setHeader('content-type', 'text/plain')
    answer(request).then(
      (told) => response.end(fixed ?? JSON.stringify(told)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      MESSAGING: 'wechat',
      MESSAGING_APP_ID: registration.id,
      MESSAGING_APP_SECRET: registration.secret,
      MESSAGING_API: address,
      MESSAGING_SCRIPT: `${address}/client.js`,
    },
    codes,
    asked,
    endTokens: () => {
      token = ''
    },
    answerWith: (text) => {
      fixed = text
    },
    accepts: ({ appId, timestamp, nonceStr, signature }, url) => {
      const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`
      return appId === registration.id && createHash('sha1').update(text).digest('hex') === signature
    },
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/** What its browser brings to a page: it keeps what the page was let in with, and what is shared of it. */
const client = `
const told = (window.messagingTest ??= { configs: [], shared: {} })
let ready = () => {}
const mayUse = (name) => told.configs.at(-1)?.jsApiList.includes(name)
window.wx = {
  config: (config) => { told.configs.push({ ...config, page: location.href }); setTimeout(() => ready()) },
  ready: (then) => { ready = then },
  error: () => {},
  updateAppMessageShareData: (card) => { if (mayUse('updateAppMessageShareData')) told.shared.message = card },
  updateTimelineShareData: (card) => { if (mayUse('updateTimelineShareData')) told.shared.timeline = card },
}
`

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
