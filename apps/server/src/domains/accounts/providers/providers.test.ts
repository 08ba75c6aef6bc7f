import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { dingtalk } from './dingtalk.ts'
import { facebook } from './facebook.ts'
import { type OAuth2Entry, oauth2Provider } from './oauth2.ts'
import { openProviders } from './open-providers.ts'
import { Refused } from './provider.ts'
import { qq } from './qq.ts'
import { ownIssuers, providerSettings } from './settings.ts'
import { twitter } from './twitter.ts'
import { weibo } from './weibo.ts'
import { weixin } from './weixin.ts'

const passage = {
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'v'.repeat(43),
  redirectUri: 'https://maps.example/api/passport/callback/x',
}
const app = { clientId: 'app-id', clientSecret: 'app-secret' }

interface Asked {
  url: string
  query: Record<string, string>
  body: Record<string, unknown>
  authorization: string | null
}

/** The provider's servers, as far as their documentation describes them. */
function answering(answers: Record<string, object>) {
  const asked: Asked[] = []
  const outside = (async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input)
    const headers = new Headers(init.headers)
    const body =
      init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : JSON.parse(String(init.body ?? '{}'))
    const plain = url.origin + url.pathname
    const authorization = headers.get('authorization') ?? headers.get('x-acs-dingtalk-access-token')
    asked.push({ url: plain, query: Object.fromEntries(url.searchParams), body, authorization })
    return Response.json(answers[plain] ?? {}, { status: plain in answers ? 200 : 404 })
  }) as typeof fetch
  return { outside, asked }
}

interface Dialect {
  name: string
  entry: OAuth2Entry
  /** What the address that people are sent to says, besides state and challenge. */
  sent: Record<string, string>
  codeName?: string
  answers: Record<string, object>
  /** How the code was exchanged. */
  exchanged: Partial<Asked>
  profile: object
}

const standard = { grant_type: 'authorization_code', code: 'code-1', redirect_uri: passage.redirectUri }
const inBody = { ...standard, client_id: 'app-id', client_secret: 'app-secret' }
const basic = `Basic ${Buffer.from('app-id:app-secret').toString('base64')}`

const dialects: Dialect[] = [
  {
    name: 'weixin',
    entry: weixin,
    sent: { appid: 'app-id', scope: 'snsapi_login' },
    answers: {
      'https://api.weixin.qq.com/sns/oauth2/access_token': { access_token: 't', openid: 'o-1', expires_in: 7200 },
      'https://api.weixin.qq.com/sns/userinfo': {
        openid: 'o-1',
        unionid: 'u-1',
        nickname: '安',
        headimgurl: 'https://p/1',
      },
    },
    exchanged: { query: { appid: 'app-id', secret: 'app-secret', code: 'code-1', grant_type: 'authorization_code' } },
    profile: { subject: 'u-1', nickname: '安', picture: 'https://p/1', email: null },
  },
  {
    name: 'dingtalk',
    entry: dingtalk,
    sent: { client_id: 'app-id', scope: 'openid', prompt: 'consent' },
    codeName: 'authCode',
    answers: {
      'https://api.dingtalk.com/v1.0/oauth2/userAccessToken': { accessToken: 't', expireIn: 7200 },
      'https://api.dingtalk.com/v1.0/contact/users/me': { unionId: 'u-2', nick: 'Ann', email: 'ann@harbour.example' },
    },
    exchanged: {
      body: { clientId: 'app-id', clientSecret: 'app-secret', code: 'code-1', grantType: 'authorization_code' },
    },
    profile: { subject: 'u-2', nickname: 'Ann', picture: null, email: null },
  },
  {
    name: 'qq',
    entry: qq,
    sent: { client_id: 'app-id', scope: 'get_user_info' },
    answers: {
      'https://graph.qq.com/oauth2.0/token': { access_token: 't', openid: 'o-3' },
      'https://graph.qq.com/user/get_user_info': { ret: 0, nickname: 'Ann', figureurl_qq_1: 'https://p/3' },
    },
    exchanged: { query: { ...inBody, fmt: 'json', need_openid: '1' } },
    profile: { subject: 'o-3', nickname: 'Ann', picture: 'https://p/3', email: null },
  },
  {
    name: 'weibo',
    entry: weibo,
    sent: { client_id: 'app-id' },
    answers: {
      'https://api.weibo.com/oauth2/access_token': { access_token: 't', uid: '44' },
      'https://api.weibo.com/2/users/show.json': { id: 44, screen_name: 'Ann', avatar_large: 'https://p/4' },
    },
    exchanged: { body: inBody },
    profile: { subject: '44', nickname: 'Ann', picture: 'https://p/4', email: null },
  },
  {
    name: 'twitter',
    entry: twitter,
    sent: { client_id: 'app-id', scope: 'tweet.read users.read' },
    answers: {
      'https://api.x.com/2/oauth2/token': { access_token: 't', token_type: 'bearer' },
      'https://api.x.com/2/users/me': { data: { id: '55', name: 'Ann', username: 'ann' } },
    },
    exchanged: { body: { ...standard, code_verifier: passage.verifier }, authorization: basic },
    profile: { subject: '55', nickname: 'Ann', picture: null, email: null },
  },
  {
    name: 'facebook',
    entry: facebook,
    sent: { client_id: 'app-id', scope: 'public_profile' },
    answers: {
      'https://graph.facebook.com/v23.0/oauth/access_token': { access_token: 't', token_type: 'bearer' },
      'https://graph.facebook.com/v23.0/me': { id: '66', name: 'Ann', picture: { data: { url: 'https://p/6' } } },
    },
    exchanged: { body: { ...inBody, code_verifier: passage.verifier } },
    profile: { subject: '66', nickname: 'Ann', picture: 'https://p/6', email: null },
  },
]

describe.each(dialects)('$name', ({ entry, sent, codeName = 'code', answers, exchanged, profile }) => {
  it('sends people out with a state and a challenge, and learns who came back', async () => {
    const { outside, asked } = answering(answers)
    const provider = oauth2Provider(entry, app, outside)
    const address = await provider.authorizationUrl(passage, 'en')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...sent,
      response_type: 'code',
      redirect_uri: passage.redirectUri,
      state: 'state-1',
      code_challenge_method: 'S256',
    })
    expect(address.href).not.toContain(passage.verifier)
    const brought = new URLSearchParams({ [codeName]: 'code-1', state: 'state-1' })
    expect(await provider.comeBack(brought, passage)).toEqual(profile)
    expect(asked.map(({ url }) => url)).toEqual(Object.keys(answers))
    expect(asked[0]).toMatchObject(exchanged)
  })

  it('T43: asks nobody anything for another state, without a code, or after a refusal', async () => {
    const { outside, asked } = answering(answers)
    const provider = oauth2Provider(entry, app, outside)
    const back = (brought: Record<string, string>) => provider.comeBack(new URLSearchParams(brought), passage)
    await expect(back({ [codeName]: 'code-1', state: 'state-2' })).rejects.toThrow(/state/)
    await expect(back({ [codeName]: 'code-1' })).rejects.toThrow(/state/)
    await expect(back({ state: 'state-1' })).rejects.toBeInstanceOf(Refused)
    await expect(back({ state: 'state-1', error: 'access_denied' })).rejects.toBeInstanceOf(Refused)
    await expect(back({ state: 'state-1', error: 'server_error' })).rejects.not.toBeInstanceOf(Refused)
    expect(asked).toEqual([])
  })

  it('is not taken in by an answer that names nobody', async () => {
    const { outside } = answering(Object.fromEntries(Object.keys(answers).map((url) => [url, { errcode: 40029 }])))
    const brought = new URLSearchParams({ [codeName]: 'code-1', state: 'state-1' })
    await expect(oauth2Provider(entry, app, outside).comeBack(brought, passage)).rejects.toThrow()
  })
})

test('only what has settings is offered, the own issuers first, and half a setting stops the start', () => {
  const read = (given: Record<string, string>) => openProviders(z.object(providerSettings).parse(given))
  const own = JSON.stringify({ harbour: { name: 'Harbour', issuer: 'https://id.example', client_id: 'maps' } })
  const both = { OAUTH_QQ_ID: 'a', OAUTH_QQ_SECRET: 'b' }
  expect([...read({})]).toEqual([])
  expect([...read({ ...both, OIDC_ISSUERS: own }).values()]).toMatchObject([
    { id: 'harbour', name: 'Harbour', type: null },
    { id: 'qq', name: null, type: 5 },
  ])
  expect(() => read({ OAUTH_QQ_ID: 'a' })).toThrow(/OAUTH_QQ_SECRET is missing/)
  expect(() => read({ OAUTH_APPLE_SECRET: 'a' })).toThrow(/OAUTH_APPLE_ID is missing/)
})

test('an issuer is asked over TLS, unless it is on this machine, and takes no name that is known', () => {
  const told = (id: string, issuer: string) =>
    ownIssuers.safeParse(JSON.stringify({ [id]: { name: 'Harbour', issuer, client_id: 'maps' } })).success
  expect(told('harbour', 'https://id.example/realm')).toBe(true)
  expect(told('harbour', 'http://127.0.0.1:4000')).toBe(true)
  expect(told('harbour', 'http://id.example')).toBe(false)
  expect(told('harbour', 'http://127.evil.example')).toBe(false)
  expect(told('google', 'https://id.example')).toBe(false)
  expect(ownIssuers.safeParse('nonsense').success).toBe(false)
})
