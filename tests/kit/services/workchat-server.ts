import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands in for DingTalk on this machine: it speaks its dialect, and takes nothing that DingTalk would not take. */
export interface WorkchatServer {
  /** What the server under test is told of it. */
  readonly env: Record<string, string>
  /** By the code that its client gives a page: who that is. Each is good once. */
  readonly codes: Map<string, { userid: string; unionid: string; name: string }>
  /** Who is in the organisation, by the id that people have everywhere; `false`: a contact outside of it. */
  readonly members: Map<string, boolean>
  /** Every notice that was sent, as it came. */
  readonly notices: {
    agent_id: number
    userid_list: string
    to_all_user: boolean
    msg: { link: Record<string, string> }
  }[]
  /** How often it was asked for what. */
  readonly asked: string[]
  /** Takes no token that it has given so far. */
  endTokens: () => void
  /** Whether its client would let a page at this address use it. */
  accepts: (config: SignedConfig, url: string) => boolean
  stop: () => Promise<void>
}

interface SignedConfig {
  corpId: string
  agentId: string
  timeStamp: number
  nonceStr: string
  signature: string
}

const registration = { corp: 'dingharbour', agent: '4217', key: 'dingkey', secret: 'a-secret-of-dingtalk' }
const longestList = 100

export async function startWorkchatServer(): Promise<WorkchatServer> {
  let token = ''
  let ticket = ''
  const codes: WorkchatServer['codes'] = new Map()
  const members: WorkchatServer['members'] = new Map()
  const notices: WorkchatServer['notices'] = []
  const asked: string[] = []
  const refuse = (errcode: number) => ({ errcode, errmsg: 'refused' })
  const done = (more: object) => ({ errcode: 0, errmsg: 'ok', ...more })

  const answer = async (request: IncomingMessage): Promise<object> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://own.invalid')
    asked.push(pathname)
    if (pathname === '/gettoken') {
      const isKnown = query.get('appkey') === registration.key && query.get('appsecret') === registration.secret
      if (!isKnown) return refuse(40_089)
      token ||= randomBytes(16).toString('hex')
      return done({ access_token: token, expires_in: 7_200 })
    }
    if (token === '' || query.get('access_token') !== token) return refuse(40_014)
    if (pathname === '/get_jsapi_ticket') {
      ticket ||= randomBytes(16).toString('hex')
      return done({ ticket, expires_in: 7_200 })
    }
    const body = JSON.parse(await textOf(request))
    if (pathname === '/topapi/v2/user/getuserinfo') {
      const person = codes.get(body.code)
      return codes.delete(body.code) ? done({ result: { ...person, sys: false } }) : refuse(40_078)
    }
    if (pathname === '/topapi/user/getbyunionid') {
      const isInside = members.get(body.unionid)
      return isInside === undefined ? refuse(60_121) : done({ result: { contact_type: isInside ? 0 : 1, userid: 'x' } })
    }
    if (pathname === '/topapi/message/corpconversation/asyncsend_v2') {
      const isRight = body.agent_id === Number(registration.agent) && body.to_all_user === false
      if (!isRight || body.userid_list.split(',').length > longestList) return refuse(33_012)
      notices.push(body)
      return done({ task_id: notices.length })
    }
    return refuse(404)
  }

  const server = createServer((request, response) => {
    if (request.url === '/client.js') {
      response.setHeader('content-type', 'text/javascript')
      response.end(client)
      return
    }
    response.setHeader('content-type', 'application/json')
    answer(request).then(
      (told) => response.end(JSON.stringify(told)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      WORKCHAT: 'dingtalk',
      WORKCHAT_CORP_ID: registration.corp,
      WORKCHAT_AGENT_ID: registration.agent,
      WORKCHAT_APP_KEY: registration.key,
      WORKCHAT_APP_SECRET: registration.secret,
      WORKCHAT_API: address,
      WORKCHAT_SCRIPT: `${address}/client.js`,
    },
    codes,
    members,
    notices,
    asked,
    endTokens: () => {
      token = ''
    },
    accepts: ({ corpId, agentId, timeStamp, nonceStr, signature }, url) => {
      const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timeStamp}&url=${url.split('#')[0]}`
      const isSigned = createHash('sha1').update(text).digest('hex') === signature
      return isSigned && corpId === registration.corp && agentId === registration.agent
    },
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

/** What the client brings to a page: whom it gives a code and who is picked is written by the test into `workchatTest`. */
const client = `
const told = (window.workchatTest ??= { code: '', picked: [], configs: [], asked: [] })
let ready = () => {}
window.dd = {
  env: { platform: 'android' },
  config: (config) => { told.configs.push({ ...config, page: location.href }); setTimeout(() => ready()) },
  ready: (then) => { ready = then; if (told.configs.length === 0) setTimeout(then) },
  error: () => {},
  runtime: { permission: { requestAuthCode: ({ corpId, onSuccess, onFail }) => {
    told.asked.push(corpId)
    if (told.code) onSuccess({ code: told.code })
    else onFail({ errorCode: 3 })
  } } },
  biz: { contact: { complexPicker: ({ maxUsers, onSuccess, onFail }) => {
    told.maxUsers = maxUsers
    if (told.picked.length === 0) onFail({ errorCode: -1 })
    else onSuccess({ users: told.picked.map((emplId) => ({ name: emplId, emplId })) })
  } } },
}
`

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
