// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountTables } from '../../../apps/server/src/domains/accounts/tables.ts'
import { createLimits } from '../../../apps/server/src/platform/limits/limits.ts'
import { networkOf } from '../../../apps/server/src/platform/limits/network-of.ts'
import { apiClient, newPerson, type Person } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { lastCode } from '../../kit/server/outbox.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { type IdentityServer, startIdentityServer } from '../../kit/services/identity-server.ts'
import { type Traveller, traveller } from '../../kit/services/traveller.ts'

const agreed = '1'
let subjects = 0
/** One whose address every server knows. */
const dingtalk = { OAUTH_DINGTALK_ID: 'ding-harbour', OAUTH_DINGTALK_SECRET: 'ding-secret' }
/** Somebody whom no provider has seen before. */
const somebody = () => `person-${subjects++}`

describe.each(engines)('signing in with an account elsewhere, on $name', (engine) => {
  let server: RunningServer
  let harbour: IdentityServer
  let island: IdentityServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    const start = (id: string) =>
      startIdentityServer({ id, name: id, redirectUris: () => [`${server.address}/api/passport/callback/${id}`] })
    ;[harbour, island] = await Promise.all([start('harbour'), start('island')])
    const issuers = { harbour: harbour.settings, island: island.settings }
    server = await startServer({ engine, env: { OIDC_ISSUERS: JSON.stringify(issuers), ...dingtalk } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await Promise.all([server.stop(), harbour.stop(), island.stop()])
  })

  const db = () => store.database.tables<AccountTables>()
  const guest = () => apiClient(server.address)
  const browser = () => traveller(server.address)

  async function travel(who: string, query: Record<string, string> = {}, by: Traveller = browser(), token?: string) {
    const { url, state } = await by.begin({ provider: 'harbour', agreed, ...query }, token)
    const { page, end } = await by.comeBack(await by.through(url, who))
    expect(end.state).toBe(state)
    return { page, end }
  }

  async function signIn(who: string, query: Record<string, string> = {}) {
    const { end } = await travel(who, query)
    const { token, user } = await guest()('/login', { api_token: end.api_token ?? '' })
    return { token, user, api: apiClient(server.address, token) }
  }

  /** Binds somebody at the harbour to who is signed in. */
  async function bind({ token, api }: Pick<Person, 'token' | 'api'>, who: string, query = {}) {
    const { end } = await travel(who, query, browser(), token)
    return api('/passport/bind', { bind_token: end.bind_token ?? '' })
  }

  const accounts = async () => (await db().selectFrom('accounts').select('id').execute()).length

  it('registers whom it does not know, knows them again, and takes over no more than a cleaned name (T43, T26, T32)', async () => {
    const ann = somebody()
    harbour.people.set(ann, {
      name: `Ann\n${'long '.repeat(10)}`,
      picture: 'http://169.254.169.254/latest',
      email: `${ann}@nowhere.example`,
      email_verified: true,
    })
    const first = await signIn(ann)
    expect(first.user).toMatchObject({
      nickname: 'Ann long long long long long l',
      avatar: null,
      email: null,
      phone: null,
    })
    expect((await signIn(ann)).user.user_id).toBe(first.user.user_id)
    // The same name elsewhere is somebody else.
    const elsewhere = await signIn(ann, { provider: 'island' })
    expect(elsewhere.user.user_id).not.toBe(first.user.user_id)
    expect(elsewhere.user.nickname).toMatch(/^Thinker \d{4}$/)
    expect((await first.api('/user/info', {})).bindings).toMatchObject([
      { provider: 'harbour', nickname: 'Ann long long long long long l' },
    ])
    expect(await guest()('/passport/options', {})).toMatchObject({
      providers: expect.arrayContaining([
        { id: 'harbour', name: 'harbour', type: null },
        { id: 'island', name: 'island', type: null },
      ]),
    })
    expect(server.output()).toContain('/api/passport/callback/:provider')
    expect(server.output()).not.toMatch(/api_token|code=|state=/)
  })

  it('leads to the workplace chat app that its settings name, and back to this server', async () => {
    const { url, state } = await browser().begin({ provider: 'dingtalk', agreed })
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe('https://login.dingtalk.com/oauth2/auth')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: dingtalk.OAUTH_DINGTALK_ID,
      redirect_uri: `${server.address}/api/passport/callback/dingtalk`,
      response_type: 'code',
      scope: 'openid',
      state,
    })
    expect(url).not.toContain(dingtalk.OAUTH_DINGTALK_SECRET)
    await expect(browser().begin({ provider: 'qq', agreed })).rejects.toMatchObject({ errno: -400 })
  })

  it('makes one account, however many tabs come back at once', async () => {
    const ann = somebody()
    const before = await accounts()
    const people = await Promise.all(Array.from({ length: 5 }, () => signIn(ann)))
    expect(new Set(people.map(({ user }) => user.user_id)).size).toBe(1)
    expect(await accounts()).toBe(before + 1)
  })

  it('lets nobody new in without the agreement, nor into an account by its e-mail address (T43)', async () => {
    const [ann, ben] = [somebody(), somebody()]
    const before = await accounts()
    expect((await travel(ann, { agreed: '0' })).end).toMatchObject({ error: 'agreement' })
    const registered = await newPerson(server.address)
    harbour.people.set(ann, { email: registered.email.toUpperCase(), email_verified: true })
    expect((await travel(ann)).end).toMatchObject({ error: 'registered' })
    expect(await accounts()).toBe(before + 1)
    // What the provider has not proved says nothing about anybody.
    harbour.people.set(ben, { email: registered.email, email_verified: false })
    const stranger = await signIn(ben)
    expect(stranger.user.email).toBeNull()
    expect(stranger.user.user_id).not.toBe((await registered.api('/user/info', {})).user.user_id)
    expect((await travel(ben, { agreed: '0' })).end).toHaveProperty('api_token')
  })

  it('takes a state once, in the browser that left, for the provider it left for, and not for long (T43)', async () => {
    const [ann, over] = [somebody(), { page: '/login/return', end: { error: 'over' } }]
    const [own, other] = [browser(), browser()]
    await other.begin({ provider: 'harbour', agreed })
    const { url } = await own.begin({ provider: 'harbour', agreed })
    // In a second tab meanwhile.
    await own.begin({ provider: 'island', agreed })
    const back = await own.through(url, ann)
    const changed = (change: (address: URL) => void) => {
      const address = new URL(back)
      change(address)
      return address
    }
    expect(await browser().comeBack(back)).toEqual(over)
    expect(await other.comeBack(back)).toEqual(over)
    expect(await own.comeBack(changed(({ searchParams }) => searchParams.set('state', 'x'.repeat(43))))).toEqual(over)
    expect(await own.comeBack(changed(({ searchParams }) => searchParams.delete('state')))).toEqual(over)
    const mixedUp = changed((address) => {
      address.pathname = address.pathname.replace('harbour', 'island')
    })
    expect(await own.comeBack(mixedUp)).toEqual(over)
    expect((await own.comeBack(back)).end).toHaveProperty('api_token')
    expect(await own.comeBack(back)).toEqual(over)

    const late = await own.begin({ provider: 'harbour', agreed })
    const tooLate = await own.through(late.url, ann)
    await db()
      .updateTable('provider_passages')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect(await own.comeBack(tooLate)).toEqual(over)
  })

  it('believes no other issuer, nonce or challenge, and says in words what the provider refused (T43)', async () => {
    const ann = somebody()
    const failed = async (tamper: { out?: (url: URL) => void; back?: (url: URL) => void }) => {
      const own = browser()
      const url = new URL((await own.begin({ provider: 'harbour', agreed })).url)
      tamper.out?.(url)
      const back = await own.through(url.href, ann)
      tamper.back?.(back)
      return (await own.comeBack(back)).end.error
    }
    expect(await failed({ back: ({ searchParams }) => searchParams.set('iss', island.issuer) })).toBe('failed')
    expect(await failed({ back: ({ searchParams }) => searchParams.delete('iss') })).toBe('failed')
    expect(await failed({ back: ({ searchParams }) => searchParams.set('code', 'guessed') })).toBe('failed')
    expect(await failed({ out: ({ searchParams }) => searchParams.set('nonce', 'another') })).toBe('failed')
    expect(await failed({ out: ({ searchParams }) => searchParams.delete('nonce') })).toBe('failed')
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    expect(await failed({ out: ({ searchParams }) => searchParams.set('code_challenge', challenge) })).toBe('failed')
    expect(await failed({})).toBeUndefined()

    const own = browser()
    const { url } = await own.begin({ provider: 'harbour', agreed, jump_url: '/home/trash' })
    const { page, end } = await own.comeBack(await own.through(url, ann, 'refuse'))
    expect([page, end.error]).toEqual(['/login/return?to=%2Fhome%2Ftrash', 'refused'])
  })

  it('answers the parameters of the specifications, and leads to paths of ours alone (T42)', async () => {
    const ann = somebody()
    const asked = { provider: 'harbour', account: 'v1', type: '9', app_id: '7', brand_id: '1', language: 'zh', agreed }
    const { url } = await browser().begin({ ...asked, is_native: '0' })
    expect(new URL(url).searchParams.get('ui_locales')).toBe('zh')
    expect((await travel(ann, { jump_url: '/doc/1?a=b#c' })).page).toBe('/login/return?to=%2Fdoc%2F1%3Fa%3Db%23c')
    // An app goes on by itself: nothing is exchanged in the page.
    expect(await travel(ann, { is_native: '1' })).toMatchObject({
      page: '/login/complete',
      end: { api_token: expect.any(String) },
    })
    for (const jump_url of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/..//evil.example',
      'home',
    ]) {
      await expect(browser().begin({ ...asked, jump_url })).rejects.toMatchObject({ errno: -400, field: 'jump_url' })
    }
    // The default, a messaging app, has no settings here.
    await expect(browser().begin({})).rejects.toMatchObject({ errno: -400, field: 'provider' })
    await expect(browser().begin(asked, 'x'.repeat(43))).rejects.toMatchObject({ errno: -213 })
    for (const path of ['/passport/login-url', '/passport/callback/harbour']) {
      const refused = await fetch(`${server.address}/api${path}`, { method: 'POST' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET'])
    }
  })

  it('binds for who left and is still signed in, once and to one account (-204)', async () => {
    const [atHarbour, other] = [somebody(), somebody()]
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    harbour.people.set(atHarbour, { name: 'Ann at the harbour' })
    const { end } = await travel(atHarbour, {}, browser(), ann.token)
    expect(end).not.toHaveProperty('api_token')
    const bind_token = end.bind_token ?? ''
    // Whoever gets hold of it cannot be made to be known by somebody else's identity.
    await expect(ben.api('/passport/bind', { bind_token })).rejects.toMatchObject({ errno: -303 })
    const { bindings } = await ann.api('/passport/bind', { bind_token })
    expect(bindings).toEqual([{ provider: 'harbour', nickname: 'Ann at the harbour', oauth_id: expect.any(String) }])
    await expect(ann.api('/passport/bind', { bind_token })).rejects.toMatchObject({ errno: -303 })

    const repeated = { errno: -204, failure: { code: '203' } }
    await expect(bind(ann, atHarbour)).rejects.toMatchObject(repeated)
    await expect(bind(ann, other)).rejects.toMatchObject(repeated)
    await expect(bind(ben, atHarbour)).rejects.toMatchObject({ errno: -204, failure: { code: '204' } })
    const { user } = await signIn(atHarbour, { agreed: '0' })
    expect(user).toMatchObject({ email: ann.email })

    const oauth_id = bindings[0]?.oauth_id ?? ''
    await expect(ben.api('/passport/unbind', { oauth_id })).rejects.toMatchObject({ errno: -104 })
    expect(await ann.api('/passport/unbind', { oauth_id })).toEqual({ bindings: [] })
    expect((await signIn(atHarbour)).user.user_id).not.toBe(user.user_id)
  })

  it('never unbinds the last way to sign in, also not two at once (-215)', async () => {
    const ann = await signIn(somebody())
    await bind(ann, somebody(), { provider: 'island' })
    const { bindings } = await ann.api('/passport/bindings', {})
    const gone = await Promise.allSettled(bindings.map(({ oauth_id }) => ann.api('/passport/unbind', { oauth_id })))
    const refused = gone.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toMatchObject([{ errno: -215, failure: { code: 'x-last-way' } }])
    expect((await ann.api('/passport/bindings', {})).bindings).toHaveLength(1)
  })

  it('leaves nothing linked to an account whose address is proved for the first time (T43)', async () => {
    const ann = await newPerson(server.address)
    const eve = somebody()
    await bind(ann, eve)
    const accounts = store.database.tables<AccountTables>().updateTable('accounts')
    await accounts.set({ phone: '+8613800004343' }).where('email', '=', ann.email).execute()
    const reset = async (password: string) => {
      await guest()('/passport/captcha', { email: ann.email, scene: 'resetpwd' })
      const captcha = await lastCode(server.store.dataDir, ann.email)
      const { api_token, unlinked } = await guest()('/passport/reset_password', { email: ann.email, captcha, password })
      const { token } = await guest()('/login', { api_token })
      return { token, unlinked, api: apiClient(server.address, token) }
    }
    const own = await reset('secret-2')
    expect([own.unlinked, (await own.api('/passport/bindings', {})).bindings]).toEqual([2, []])
    expect((await own.api('/user/info', {})).user.phone).toBeNull()
    // From then on it is hers to say what is.
    await bind(own, eve)
    // As if it were another hour: she has signed in from here before.
    const subject = `email:${ann.email} ${networkOf('127.0.0.1')}`
    const limits = createLimits({ database: store.database })
    await limits.forget({ name: 'codes-contact', subject })
    await limits.forget({ name: 'codes-purpose', subject: `${subject} resetpwd` })
    expect((await (await reset('secret-3')).api('/passport/bindings', {})).bindings).toHaveLength(1)
  })

  it('sends no more people out than a network can need (-429)', async () => {
    const own = browser()
    const asked = Array.from({ length: 80 }, () => own.begin({ provider: 'harbour' }))
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    expect(refused[0]).toMatchObject({ reason: { errno: -429 } })
  })
})
