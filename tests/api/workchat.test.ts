import { mostInNotice } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountTables } from '../../apps/server/src/domains/accounts/tables.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import { apiClient, post } from '../kit/api.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'
import { startWorkchatServer, type WorkchatServer } from '../kit/services/workchat-server.ts'

const code = (name: string) => `code-of-${name}`

describe.each(engines)('the workplace chat app on $name', (engine) => {
  let app: WorkchatServer
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    app = await startWorkchatServer()
    server = await startServer({ engine, env: { ...app.env, MEMBERSHIP: 'on' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
    await app.stop()
  })

  const ann = { userid: 'ann', unionid: 'union-ann', name: '安' }
  const get = async (path: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return (await fetch(`${server.address}/api/workchat/${path}`, { headers })).json()
  }
  const send = async (body: object, token = '') =>
    (
      await post(server.address, '/workchat/send-company-msg', JSON.stringify(body), {
        authorization: `Bearer ${token}`,
      })
    ).json()
  /** Somebody whom the workplace chat app knows, and who is in the organisation unless it says otherwise. */
  const newColleague = async (isMember: boolean | null = true) => {
    const person = await store.newPerson()
    const identity = { account_id: person.id, provider: 'dingtalk', nickname: 'Ann', created_at: 0 }
    await store.database
      .tables<AccountTables>()
      .insertInto('identities')
      .values({ id: newId(), subject: `union-${person.id}`, ...identity })
      .execute()
    if (isMember !== null) app.members.set(`union-${person.id}`, isMember)
    return person
  }
  const signIn = async (name: string, agreed = true) => {
    const { api_token } = await apiClient(server.address)('/passport/login', {
      ...{ type: 9, provider: 'dingtalk', account: 'v1', code: code(name), agreed },
    })
    return apiClient(server.address)('/login', { api_token })
  }

  it('signs people in by a code of its client, once; new ones after the agreement; and nobody by anything else', async () => {
    app.codes.set(code('ann'), ann)
    await expect(signIn('ann', false)).rejects.toMatchObject({ errno: -400, failure: { code: 'x-agree' } })
    app.codes.set(code('ann'), ann)
    const { user, token } = await signIn('ann')
    expect(user).toMatchObject({ nickname: '安' })
    await expect(signIn('ann')).rejects.toMatchObject({ errno: -303 })
    app.codes.set(code('ann'), ann)
    // Known by now, she need not agree again.
    expect((await signIn('ann', false)).user.user_id).toBe(user.user_id)
    await expect(signIn('nobody')).rejects.toMatchObject({ errno: -303 })
    // Everybody has everything there, whatever the server sells elsewhere.
    expect(await apiClient(server.address, token)('/user/info', {})).toMatchObject({ membership: 'off', plan: 'vip' })
  })

  it('lets pages of this server use its client, and tells nobody its secrets', async () => {
    const { token } = await store.newPerson()
    const url = `${server.address}/home/my?corpid=dingharbour&name=%E5%AE%89`
    const config = (await get(`config?url=${encodeURIComponent(`${url}#part`)}`, token)).data
    expect(app.accepts(config, `${server.address}/home/my?corpid=dingharbour&name=安`)).toBe(true)
    expect(app.accepts({ ...config, timeStamp: config.timeStamp + 1 }, url)).toBe(false)
    const access = await get('access-token', token)
    expect(access.data).toEqual({ expires_in: expect.any(Number) })
    app.codes.set(code('ben'), { userid: 'ben', unionid: 'union-ben', name: 'Ben' })
    const info = await get(`userinfo?code=${code('ben')}`, token)
    expect(info.data).toEqual({ userid: 'ben', name: 'Ben' })
    const response = await fetch(server.address)
    // The one script of its host, and no other that lies there.
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${app.env.WORKCHAT_SCRIPT};`)
    const page = await response.text()
    const told = JSON.stringify([config, access, info, page])
    const kept = await store.database
      .tables<{ outside_tokens: { value: string } }>()
      .selectFrom('outside_tokens')
      .selectAll()
      .execute()
    for (const secret of [app.env.WORKCHAT_APP_SECRET, app.env.WORKCHAT_APP_KEY, ...kept.map(({ value }) => value)]) {
      expect(told).not.toContain(secret)
    }
    expect(server.output()).not.toContain(app.env.WORKCHAT_APP_SECRET)

    for (const path of [
      'config?url=https%3A%2F%2Fevil.example%2F',
      'config?url=x',
      'userinfo?code=a%20b',
      'userinfo',
    ]) {
      expect(await get(path, token)).toMatchObject({ errno: -400 })
    }
    for (const path of ['config?url=x', 'userinfo?code=a', 'access-token'])
      expect(await get(path)).toMatchObject({ errno: -102 })
  })

  it('sends a notice to colleagues with the way to join, for who manages the document and nobody else', async () => {
    const [owner, other] = [await newColleague(), await newColleague()]
    const { file_guid } = await owner.api('/touch', { file_name: 'Harbour' })
    const notice = { file_guid, userid_list: ['ann', 'ben', 'ann'], msg: 'Look at it with me', to_all_user: false }
    expect(await send(notice, other.token)).toMatchObject({ errno: -104 })
    expect(await send({ ...notice, file_guid: '0'.repeat(32) }, owner.token)).toMatchObject({ errno: -104 })
    // Whoever signed up from anywhere is nobody's colleague, also with a document of their own: by an address, by an account of theirs at
    // DingTalk, as a contact of the organisation, or when they have left it.
    const left = await newColleague()
    app.members.delete(`union-${left.id}`)
    for (const outsider of [await store.newPerson(), await newColleague(null), await newColleague(false), left]) {
      const theirs = await outsider.api('/touch', { file_name: 'Phish' })
      expect(await send({ ...notice, file_guid: theirs.file_guid }, outsider.token)).toMatchObject({ errno: -104 })
      expect((await outsider.api('/cooperation', { action: 'ls_my' })).files).toEqual([])
    }
    expect(await send(notice)).toMatchObject({ errno: -102 })
    const sound = app.notices.length
    const tooMany = Array.from({ length: mostInNotice + 1 }, (_, nth) => `p${nth}`)
    for (const wrong of [
      { to_all_user: true },
      { userid_list: [] },
      { userid_list: tooMany },
      { userid_list: ['a b'] },
      { userid_list: undefined },
      { msg: '' },
      { msg: 'x'.repeat(501) },
      { msg: 'a\u0000' },
      { file_guid: '__proto__' },
    ]) {
      expect(await send({ ...notice, ...wrong }, owner.token), JSON.stringify(wrong)).toMatchObject({ errno: -400 })
    }
    expect(app.notices).toHaveLength(sound)

    expect(await send(notice, owner.token)).toEqual({ errno: 0, data: {} })
    const [sent] = app.notices.slice(sound)
    expect(sent).toMatchObject({
      userid_list: 'ann,ben',
      msg: { link: { title: 'Harbour', text: 'Look at it with me' } },
    })
    // It is open to others by then, and who comes by the link joins.
    const { files } = await owner.api('/cooperation', { action: 'ls_my' })
    expect(files.map((file) => file.file_guid)).toContain(file_guid)
    const [, joinId = '', joinCode = ''] = /\/join\/(\w+)#(\w+)$/.exec(sent?.msg.link.messageUrl ?? '') ?? []
    await other.api('/check_cooperation_token', { type: 1, file_guid: joinId, meta_token: joinCode })
    expect((await other.api('/file_info', { file_guid })).file_name).toBe('Harbour')

    // A phone's clients write a list with commas; more than it takes at once goes out in several.
    const many = tooMany.slice(1).join(',')
    expect(await send({ file_guid, userIds: many, msg: 'All of you' }, owner.token)).toMatchObject({ errno: 0 })
    expect(app.notices.slice(sound + 1).map(({ userid_list }) => userid_list.split(',').length)).toEqual([100, 100])
    for (let nth = 0; nth < 18; nth++) await send(notice, owner.token)
    expect(await send(notice, owner.token)).toMatchObject({ errno: -429 })
  })

  it('says that it is not understood when it refuses this server', async () => {
    const stranger = await startServer({
      engine,
      env: { ...app.env, WORKCHAT_APP_SECRET: 'another', PUBLIC_URL: 'https://maps.example' },
    })
    try {
      const people = openStoreOf(stranger)
      const { token } = await people.newPerson()
      await people.close()
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${stranger.address}/api/workchat/access-token`, { headers })
      expect(await answer.json()).toMatchObject({ errno: -503 })
      // Only pages at its own address get that far, whatever host a request names.
      for (const [url, errno] of [
        ['https://maps.example/doc', -503],
        [`${stranger.address}/doc`, -400],
      ] as const) {
        const config = await fetch(`${stranger.address}/api/workchat/config?${new URLSearchParams({ url })}`, {
          headers,
        })
        expect(await config.json(), url).toMatchObject({ errno })
      }
    } finally {
      await stranger.stop()
    }
  })

  it('asks for one token, for all processes, and for another one when it is not taken any more', async () => {
    const { token } = await store.newPerson()
    const tokens = () => app.asked.filter((path) => path === '/gettoken').length
    await get('access-token', token)
    const before = tokens()
    await server.restart()
    await Promise.all(Array.from({ length: 5 }, () => get('access-token', token)))
    expect(tokens()).toBe(before)
    app.endTokens()
    app.codes.set(code('cat'), { userid: 'cat', unionid: 'union-cat', name: 'Cat' })
    expect(await get(`userinfo?code=${code('cat')}`, token)).toMatchObject({ data: { userid: 'cat' } })
    expect(tokens()).toBe(before + 1)
  })
})

it('is off where no settings name it: there are no such addresses, and nobody signs in by it', async () => {
  const [engine] = engines
  if (!engine) return
  const server = await startServer({ engine })
  try {
    expect((await fetch(`${server.address}/api/workchat/config`)).status).toBe(404)
    const login = apiClient(server.address)('/passport/login', { type: 9, code: 'any' })
    await expect(login).rejects.toMatchObject({
      errno: -400,
      failure: { code: 'x-workchat-only', params: { app: 'DingTalk' } },
    })
    expect(await (await fetch(server.address)).text()).not.toContain('workchat')
  } finally {
    await server.stop()
  }
})
