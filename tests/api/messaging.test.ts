import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLimits } from '../../apps/server/src/platform/limits/limits.ts'
import { networkOf } from '../../apps/server/src/platform/limits/network-of.ts'
import { apiClient } from '../kit/api.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'
import { type MessagingServer, type SignedConfig, startMessagingServer } from '../kit/services/messaging-server.ts'
import { type Traveller, traveller } from '../kit/services/traveller.ts'

const inside = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile MicroMessenger/8.0.50'
const path = '/api/passport/v2/app-configs/mindmap'

describe.each(engines)('the messaging app on $name', (engine) => {
  let app: MessagingServer
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    app = await startMessagingServer()
    server = await startServer({ engine, env: { ...app.env, BRANDS: '{"maps.example":{"name":"Maps"}}' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
    await app.stop()
  })

  const ask = async (url: string, address = server.address, headers: Record<string, string> = {}) =>
    (await fetch(`${address}${path}?${new URLSearchParams({ url })}`, { headers })).json()

  it('lets pages of this server alone say what is shared of them, whoever looks at them, and tells nobody its secrets', async () => {
    const { token } = await store.newPerson()
    const page = `${server.address}/view/abc?from=timeline&name=%E5%AE%89`
    const guest = await ask(`${page}#topic=1`)
    expect(guest).toEqual({
      status: 1,
      data: {
        appId: app.env.MESSAGING_APP_ID,
        timestamp: expect.any(Number),
        nonceStr: expect.stringMatching(/^[0-9a-f]{24}$/),
        signature: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    })
    const signed = guest.data as SignedConfig
    expect(app.accepts(signed, page)).toBe(true)
    // As the page has it: neither unescaped nor that of another page.
    for (const other of [`${server.address}/view/abc`, decodeURIComponent(page)]) {
      expect(app.accepts(signed, other)).toBe(false)
    }
    // For a person, for one whose session is over, at a host of a brand.
    for (const headers of [{ authorization: `Bearer ${token}` }, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      expect(await ask(page, server.address, headers)).toMatchObject({ status: 1 })
    }
    const ofBrand = await ask('https://maps.example/view/abc')
    expect(app.accepts(ofBrand.data, 'https://maps.example/view/abc')).toBe(true)

    const { port } = new URL(server.address)
    for (const url of [
      'https://evil.example/view/abc',
      `http://evil.example:${port}/`,
      'https://maps.example:444/',
      'https://maps.example@evil.example/',
      'https://evil@maps.example/',
      'https://sub.maps.example/',
      `http://127.0.0.1:${Number(port) - 1}/`,
      'javascript:alert(1)',
      'x',
      '',
      `${server.address}/${'x'.repeat(2_000)}`,
    ]) {
      expect(await ask(url), url).toMatchObject({ status: -400, data: { field: 'url' } })
    }
    // Nor by a host that the caller names.
    const named = await ask('https://evil.example/', server.address, { 'x-forwarded-host': 'evil.example' })
    expect(named).toMatchObject({ status: -400 })
    const refused = await fetch(server.address + path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])

    const kept = await store.database
      .tables<{ outside_tokens: { value: string } }>()
      .selectFrom('outside_tokens')
      .selectAll()
      .execute()
    const told = JSON.stringify([guest, await (await fetch(server.address)).text()]) + server.output()
    expect(kept).toHaveLength(2)
    for (const secret of [app.env.MESSAGING_APP_SECRET ?? '', ...kept.map(({ value }) => value)]) {
      expect(told).not.toContain(secret)
    }
  })

  it('asks for one token and one ticket, for all processes, and anew when the token is not taken any more', async () => {
    const count = (name: string) => app.asked.filter((each) => each.endsWith(name)).length
    const counts = () => [count('stable_token'), count('getticket')]
    await ask(server.address)
    const before = counts()
    await server.restart()
    await Promise.all(Array.from({ length: 5 }, () => ask(server.address)))
    expect(counts()).toEqual(before)
    // The ticket is over, and the token ended before its time.
    app.endTokens()
    await store.database
      .tables<{ outside_tokens: { name: string } }>()
      .deleteFrom('outside_tokens')
      .where('name', 'like', 'wechat.ticket%')
      .execute()
    await server.restart()
    const page = `${server.address}/view/abc`
    expect(app.accepts((await ask(page)).data, page)).toBe(true)
    expect(counts().map((now, at) => now - (before[at] ?? 0))).toEqual([1, 2])
  })

  it('pages may load its script inside of it, and nowhere else', async () => {
    const policy = async (agent: string) => {
      const response = await fetch(`${server.address}/view/abc`, { headers: { 'user-agent': agent } })
      return response.headers.get('content-security-policy')
    }
    expect(await policy(inside)).toContain(`script-src 'self' ${app.env.MESSAGING_SCRIPT};`)
    expect(await policy('Mozilla/5.0 (Linux; Android 15)')).toContain("script-src 'self';")
    const home = await fetch(server.address, { headers: { 'user-agent': inside } })
    expect(home.headers.get('content-security-policy')).toContain(`${app.env.MESSAGING_SCRIPT};`)
    expect(home.headers.get('vary')).toContain('user-agent')
    expect(await home.text()).toContain('messaging&quot;:&quot;wechat')
  })

  it('signs people in by its own page inside of it: the same people as by its code that is scanned, and nobody without a state', async () => {
    const agreed = '1'
    const query = { provider: 'weixin', type: '8', agreed, jump_url: '/view/abc' }
    const travel = async (own: Traveller, code: string, state?: string) => {
      const begun = await own.begin(query)
      const back = new URL('/api/passport/callback/wechatService', server.address)
      back.search = String(new URLSearchParams({ code, state: state ?? begun.state }))
      return { ...begun, ...(await own.comeBack(back)) }
    }
    const own = traveller(server.address, { 'user-agent': inside })
    app.codes.set('code-1', { openid: 'o-1', unionid: 'u-1', nickname: '安' })
    const { url, state, page, end } = await travel(own, 'code-1')
    // It compares the address with a pattern: nothing else may stand in it, and in no other order.
    const { appid, back } = {
      appid: app.env.MESSAGING_APP_ID,
      back: encodeURIComponent(`${server.address}/api/passport/callback/wechatService`),
    }
    expect(state).toMatch(/^[0-9a-f]{64}$/)
    expect(url).toBe(
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${appid}&redirect_uri=${back}` +
        `&response_type=code&scope=snsapi_userinfo&state=${state}#wechat_redirect`,
    )
    expect([page, end.state]).toEqual(['/login/return?to=%2Fview%2Fabc', state])
    const { user, token } = await apiClient(server.address)('/login', { api_token: end.api_token ?? '' })
    expect(user.nickname).toBe('安')
    const { bindings } = await apiClient(server.address, token)('/passport/bindings', {})
    expect(bindings).toMatchObject([{ provider: 'weixin' }])

    // A code that is used up, one that was never given, and a state of somebody else.
    expect((await travel(own, 'code-1')).end).toMatchObject({ error: 'failed' })
    app.codes.set('code-2', { openid: 'o-2' })
    expect((await travel(own, 'code-2', 'f'.repeat(64))).end).toEqual({ error: 'over' })
    app.codes.set('code-3', { openid: 'o-1', unionid: 'u-1' })
    const again = await travel(own, 'code-3')
    expect((await apiClient(server.address)('/login', { api_token: again.end.api_token ?? '' })).user.user_id).toBe(
      user.user_id,
    )

    // Outside of it there is no such way, and none is offered.
    const outside = traveller(server.address)
    const only = { errno: -400, code: 'x-messaging-only', params: { app: 'WeChat' } }
    await expect(outside.begin(query)).rejects.toMatchObject(only)
    await expect(outside.begin({ provider: 'wechatService' })).rejects.toMatchObject(only)
    await expect(outside.begin({ provider: 'weixin' })).rejects.toMatchObject({ errno: -400, field: 'provider' })
    expect((await apiClient(server.address)('/passport/options', {})).providers).toEqual([])
  })

  it('signs no more pages than a network can open (-429)', async () => {
    const [now, subject] = [Date.now(), networkOf('127.0.0.1')]
    // As if all but one had been asked for.
    const rule = {
      take: () => ({ note: JSON.stringify([[now, 599, now]]), until: now + 600_000 }),
      giveBack: () => null,
    }
    await createLimits({ database: store.database }).take({ name: 'messaging-network', subject, rule })
    expect(await ask(server.address)).toMatchObject({ status: 1 })
    expect(await ask(server.address)).toMatchObject({ status: -429 })
  })
})

const [sqlite] = engines

it('says that it is not understood, does not ask again at once, and takes no answer that does not end', async () => {
  if (!sqlite) return
  const app = await startMessagingServer()
  const settings = { ...app.env, PUBLIC_URL: 'https://maps.example' }
  const wrong = await startServer({ engine: sqlite, env: { ...settings, MESSAGING_APP_SECRET: 'another' } })
  const right = await startServer({ engine: sqlite, env: settings })
  try {
    const ask = async ({ address }: RunningServer, url = 'https://maps.example/') =>
      (await fetch(`${address}${path}?${new URLSearchParams({ url })}`)).json()
    expect(await ask(wrong)).toMatchObject({ status: -503 })
    const asked = app.asked.length
    for (let nth = 0; nth < 3; nth++) expect(await ask(wrong)).toMatchObject({ status: -503 })
    expect(app.asked).toHaveLength(asked)
    // The setting decides whose pages are signed, whatever host a request names.
    expect(await ask(right, `${right.address}/`)).toMatchObject({ status: -400 })
    app.answerWith(JSON.stringify({ access_token: 'x'.repeat(2 * 1024 * 1024) }))
    expect(await ask(right)).toMatchObject({ status: -503 })
    expect(right.output()).toContain('An answer from outside has more than')
  } finally {
    await wrong.stop()
    await right.stop()
    await app.stop()
  }
})

it('is off where no settings name it: there is no such address, and nobody signs in by it', async () => {
  if (!sqlite) return
  const server = await startServer({ engine: sqlite })
  try {
    expect((await fetch(`${server.address}${path}?url=${server.address}`)).status).toBe(404)
    const own = traveller(server.address, { 'user-agent': inside })
    await expect(own.begin({ provider: 'weixin', type: '8' })).rejects.toMatchObject({ code: 'x-messaging-only' })
    expect(await (await fetch(server.address)).text()).not.toContain('messaging&quot;')
  } finally {
    await server.stop()
  }
})
