import { createHash, randomBytes } from 'node:crypto'
import { fetchOutside } from '../../../platform/outside/fetch-outside.ts'
import type { KeptTokens, Token } from '../../../platform/outside/kept-tokens.ts'
import { lifetimeMs } from '../../../platform/outside/lifetime.ts'
import type { Notice, WorkchatProvider } from './workchat-provider.ts'

interface App {
  readonly api: string
  readonly appKey: string
  readonly appSecret: string
  readonly agentId: string
  readonly corpId: string
}

interface Options extends App {
  readonly tokens: KeptTokens
  readonly now: () => number
}

/** So many people in one notice. */
const mostInNotice = 100
/** It says that the token is none, or over: then another one is fetched, once. */
const staleToken = new Set([88, 40001, 40014, 42001])
/** The code was used before, is too old, or never was one. */
const wrongCode = new Set([40078, 40029, 41008])
/** Nobody in the organisation has this id. */
const noMember = 60121
/** People outside whom the organisation keeps as contacts have an id there, too. */
const inside = 0

type Fields = Record<string, unknown>

/** What DingTalk says no with. Its words are not repeated: they may hold what we sent. */
class DingtalkRefusal extends Error {
  readonly code: number

  constructor(path: string, code: number) {
    super(`DingTalk answered ${path} with errcode ${code}`)
    this.name = 'DingtalkRefusal'
    this.code = code
  }
}

/** DingTalk (钉钉), as an app that an organisation has made for itself. */
export function createDingtalk({ api, appKey, appSecret, agentId, corpId, tokens, now }: Options): WorkchatProvider {
  const ask = async (path: string, query: Record<string, string>, body?: Fields): Promise<Fields> => {
    const url = new URL(path, api)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await fetchOutside(url, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    // Not the address: it has secrets in its query.
    if (!response.ok) throw new Error(`DingTalk answered ${path} with ${response.status}`)
    const answer = (await response.json()) as Fields | null
    const code = typeof answer?.errcode === 'number' ? answer.errcode : -1
    if (!answer || code !== 0) throw new DingtalkRefusal(path, code)
    return answer
  }

  const tokenIn = (answer: Fields, field: string): Token => {
    const { [field]: value, expires_in: seconds } = answer
    if (typeof value !== 'string' || value === '') throw new Error(`DingTalk gave no ${field}`)
    return { value, expiresAt: now() + lifetimeMs(seconds) }
  }

  const accessToken = () =>
    tokens.get('dingtalk.access', async () =>
      tokenIn(await ask('/gettoken', { appkey: appKey, appsecret: appSecret }), 'access_token'),
    )

  /** With a token that is taken: one may have ended before its time, as when the secret was renewed. */
  const askWithToken = async (path: string, body?: Fields): Promise<Fields> => {
    const token = await accessToken()
    try {
      return await ask(path, { access_token: token.value }, body)
    } catch (error) {
      if (!(error instanceof DingtalkRefusal) || !staleToken.has(error.code)) throw error
      await tokens.forget('dingtalk.access', token)
      return ask(path, { access_token: (await accessToken()).value }, body)
    }
  }

  const ticket = () =>
    tokens.get('dingtalk.ticket', async () => tokenIn(await askWithToken('/get_jsapi_ticket'), 'ticket'))

  return {
    id: 'dingtalk',
    corpId,
    token: async () => (await accessToken()).expiresAt - now(),

    person: async (code) => {
      try {
        const { result } = await askWithToken('/topapi/v2/user/getuserinfo', { code })
        const { userid, unionid, name } = (result ?? {}) as Fields
        // Two people without an id would be one.
        if (typeof userid !== 'string' || typeof unionid !== 'string' || unionid === '')
          throw new Error('DingTalk named nobody')
        return { userId: userid, unionId: unionid, name: typeof name === 'string' ? name : null }
      } catch (error) {
        if (error instanceof DingtalkRefusal && wrongCode.has(error.code)) return null
        throw error
      }
    },

    isMember: async (unionId) => {
      try {
        const { result } = await askWithToken('/topapi/user/getbyunionid', { unionid: unionId })
        return ((result ?? {}) as Fields).contact_type === inside
      } catch (error) {
        if (error instanceof DingtalkRefusal && error.code === noMember) return false
        throw error
      }
    },

    config: async (url) => {
      const timeStamp = Math.floor(now() / 1_000)
      const nonceStr = randomBytes(12).toString('hex')
      const signature = sign({ ticket: (await ticket()).value, nonceStr, timeStamp, url })
      return { corpId, agentId, timeStamp, nonceStr, signature }
    },

    notify: async ({ userIds, title, text, url }: Notice) => {
      const msg = {
        msgtype: 'link',
        link: { title, text, messageUrl: url, picUrl: new URL('/icons/icon-192.png', url).href },
      }
      for (let first = 0; first < userIds.length; first += mostInNotice) {
        await askWithToken('/topapi/message/corpconversation/asyncsend_v2', {
          agent_id: Number(agentId),
          userid_list: userIds.slice(first, first + mostInNotice).join(','),
          to_all_user: false,
          msg,
        })
      }
    },
  }
}

interface Signed {
  readonly ticket: string
  readonly nonceStr: string
  readonly timeStamp: number
  /** Without what stands behind a `#`. */
  readonly url: string
}

/** Its parts in the order of their names. */
const sign = ({ ticket, nonceStr, timeStamp, url }: Signed): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timeStamp}&url=${decoded(url)}`)
    .digest('hex')

/** As its client reads an address: with the query unescaped. */
function decoded(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (query.length === 0) return path
  try {
    return `${path}?${decodeURIComponent(query.join('?'))}`
  } catch {
    return url // a stray escape: then it reads it as it is
  }
}
