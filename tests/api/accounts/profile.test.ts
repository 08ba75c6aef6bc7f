// @module-tag never-retried
import { avatarPresets, type Body } from '@ramify/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson, type Person, post } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { photo, png } from '../../kit/pictures.ts'
import { keptMessages, lastCode } from '../../kit/server/outbox.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

describe.each(engines)('profiles on $name', (engine) => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServer(engine)
  })

  const guest = () => apiClient(server.address)
  const codeFor = (to: string) => lastCode(server.store.dataDir, to)
  const idOf = async ({ api }: Person) => (await api('/user/info', {})).user.user_id
  const fetchAs = ({ token }: Person, path: string, init: RequestInit = {}) =>
    fetch(`${server.address}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    })
  const upload = (person: Person, bytes: Uint8Array, type = 'image/png') =>
    fetchAs(person, '/user/avatar', { method: 'PUT', headers: { 'content-type': type }, body: Uint8Array.from(bytes) })

  it('have a nickname of 1 to 30 characters on one line', async () => {
    const { api } = await newPerson(server.address)
    const edit = async (nickname: string) => (await api('/user/edit', { nickname })).user.nickname
    expect(await edit('  夜航 👨‍👩‍👧‍👦 ')).toBe('夜航 👨‍👩‍👧‍👦')
    expect(await edit('a\r\nb')).toBe('a b')
    expect(await edit('é'.repeat(30))).toHaveLength(30)
    const refused = (nickname: string) => edit(nickname).catch(({ failure }) => failure)
    for (const blank of ['', '  ', '\u200b', '\r\n']) {
      expect(await refused(blank)).toEqual({ code: '114', field: 'nickname' })
    }
    expect(await refused('x'.repeat(31))).toEqual({ code: '405', params: { max: 30 }, field: 'nickname' })
  })

  it('have one of eight avatars, or a picture that only those see who share something', async () => {
    const [ann, ben, eve] = [
      await newPerson(server.address),
      await newPerson(server.address),
      await newPerson(server.address),
    ]
    expect(avatarPresets).toHaveLength(8)
    expect((await ann.api('/user/edit', { avatar: 'moon' })).user).toMatchObject({
      avatar: 'moon',
      avatar_url: '/icons/avatars/moon.svg',
    })
    await expect(ann.api('/user/edit', { avatar: 'dragon' as 'moon' })).rejects.toMatchObject({ errno: -400 })

    const { data } = await (await upload(ann, await photo(900, 600), 'image/jpeg')).json()
    const id = await idOf(ann)
    expect(data.user).toMatchObject({ user_id: id, avatar: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const path = `/avatars/${id}/${data.user.avatar}`
    expect(data.user.avatar_url).toBe(`/api${path}`)
    const seen = await fetchAs(ann, path)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await seen.arrayBuffer()).includes('Telephone')).toBe(false)
    expect(seen.headers.get('content-disposition')).toBe('attachment; filename="avatar.jpg"')

    const unseen = async (person: Person, asked = path) => {
      const answer = await fetchAs(person, asked)
      return [answer.status, await answer.text()]
    }
    const nothing = await unseen(eve, `/avatars/${id}/${'0'.repeat(32)}`)
    expect(await unseen(ben)).toEqual(nothing)
    expect((await fetch(`${server.address}/api${path}`)).status).toBe(401)
    expect(await (await fetch(`${server.address}/api${path}`)).json()).toMatchObject({ errno: -102 })
    const { file_guid } = await ann.api('/touch', { file_name: 'Ours' })
    const store = openStoreOf(server)
    await store.letIn(await idOf(ben), file_guid, 'viewer')
    expect((await unseen(ben))[0]).toBe(200)
    await ann.api('/rm', { file_guids: [file_guid] })
    expect(await unseen(ben)).toEqual(nothing)
    await store.close()
    // Another picture, or none: the old one is gone for everybody.
    await ann.api('/user/edit', { avatar: null })
    expect(await unseen(ann)).toEqual(nothing)
  })

  it('refuse what is no picture, or too much of one (B39, B40)', async () => {
    const person = await newPerson(server.address)
    const outcome = async (answer: Promise<Response>) => (await answer).json()
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await outcome(upload(person, text))).toMatchObject({ errno: -400, data: { code: '907' } })
    expect(await outcome(upload(person, text, 'image/svg+xml'))).toMatchObject({ errno: -400, data: { code: '907' } })
    expect(await outcome(upload(person, new Uint8Array(12 * 1024 * 1024 + 1)))).toMatchObject({
      errno: -413,
      data: { code: '711' },
    })
    expect((await person.api('/user/info', {})).user.avatar).toBeNull()
    const many = await Promise.all(
      Array.from({ length: 3 }, async () => (await upload(person, await png(20, 20))).json()),
    )
    expect(many.some(({ errno }) => errno === 0)).toBe(true)
    expect(many.every(({ errno }) => errno === 0 || errno === -429)).toBe(true)
  })

  it('get another e-mail address or number by a code that was sent there, and nobody else’s', async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    const [email, telephone] = [`new-${ann.email}`, `139${String(Date.now()).slice(-8)}`]
    const ask = (person: Person, body: Body<'/passport/captcha'>) => person.api('/passport/captcha', body)
    await expect(guest()('/passport/captcha', { email, scene: 'bind' })).rejects.toMatchObject({ errno: -213 })
    await ask(ann, { email, scene: 'bind' })
    const captcha = await codeFor(email)
    // The code is Ann's: brought by somebody else it is a wrong one (T8).
    const { password } = ann
    await expect(ben.api('/user/bind', { email, captcha, password })).rejects.toMatchObject({ errno: -303 })
    expect((await ann.api('/user/bind', { email, captcha, password })).user.email).toBe(email)
    await expect(guest()('/passport/login', { email: ann.email, password: ann.password })).rejects.toMatchObject({
      errno: -200,
    })
    await guest()('/passport/login', { email, password: ann.password })
    expect((await keptMessages(server.store.dataDir, ann.email)).map(({ subject }) => subject)).toEqual([
      'Your Ramify e-mail address was changed',
    ])

    await ask(ann, { telephone, scene: 'bind' })
    await ann.api('/user/bind', { telephone, captcha: await codeFor(`+86${telephone}`), password })
    expect((await ann.api('/user/info', {})).user).toMatchObject({ email, phone: `+86${telephone}` })

    const [cid, dan] = [await newPerson(server.address), await newPerson(server.address)]
    await ask(cid, { email: dan.email, scene: 'bind' })
    const taken = { email: dan.email, captcha: await codeFor(dan.email), password }
    await expect(cid.api('/user/bind', taken)).rejects.toMatchObject({
      errno: -204,
      failure: { code: '113', field: 'email' },
    })
    const free = `free-${dan.email}`
    await ask(dan, { email: free, scene: 'bind' })
    const code = await codeFor(free)
    const races = await Promise.allSettled([
      dan.api('/user/bind', { email: free, captcha: code, password }),
      guest()('/passport/register', { email: free, password: 'secret-9', agreed: true }),
    ])
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('S11: change an address by the password or a code to the old one, and sign the other devices out', async () => {
    const ann = await newPerson(server.address)
    const email = `new-${ann.email}`
    const { api_token } = await guest()('/passport/login', { email: ann.email, password: ann.password })
    const other = apiClient(server.address, (await guest()('/login', { api_token })).token)
    await ann.api('/passport/captcha', { email, scene: 'bind' })
    const captcha = await codeFor(email)
    const change = (proof: object) => ann.api('/user/bind', { email, captcha, ...proof })
    await expect(change({})).rejects.toMatchObject({
      errno: -400,
      failure: { code: 'x-prove-owner', field: 'password' },
    })
    await expect(change({ password: 'not-it-at-all' })).rejects.toMatchObject({
      errno: -205,
      failure: { field: 'password' },
    })
    await expect(change({ old_captcha: captcha })).rejects.toMatchObject({
      errno: -303,
      failure: { field: 'old_captcha' },
    })
    expect((await other('/user/info', {})).user.email).toBe(ann.email)
    await ann.api('/passport/captcha', { email: ann.email, scene: 'bind' })
    const { user } = await change({ old_captcha: await codeFor(ann.email) })
    expect(user.email).toBe(email)
    await expect(other('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    expect((await ann.api('/user/sessions', {})).sessions).toHaveLength(1)
  })

  it('without any address hear that they need one first; those of others are none of theirs', async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    const foreign = { email: ben.email }
    const change = (contact: object) =>
      ann.api('/passport/change_password', { old_password: ann.password, password: 'secret-2', ...contact })
    const destroy = (contact: object) =>
      ann.api('/user/destroy', { phrase: 'Delete my account', reason: 'x', captcha: '000000', ...contact })
    await expect(change(foreign)).rejects.toMatchObject({ errno: -400, failure: { field: 'email' } })
    await expect(destroy(foreign)).rejects.toMatchObject({ errno: -215, failure: { code: '-215', field: 'email' } })
    const store = openStoreOf(server)
    const accounts = store.database.tables<{ accounts: { id: string; email: string | null } }>()
    await accounts
      .updateTable('accounts')
      .set({ email: null })
      .where('id', '=', await idOf(ann))
      .execute()
    await store.close()
    await expect(change({})).rejects.toMatchObject({ errno: -400, failure: { code: 'x-bind-first' } })
    await expect(destroy({})).rejects.toMatchObject({ errno: -215, failure: { code: 'x-bind-first' } })
    await expect(ann.api('/passport/captcha', { scene: 'destroy' })).rejects.toMatchObject({
      errno: -215,
      failure: { code: 'x-bind-first' },
    })
  })

  it('have a password for shares of four plain digits (B21)', async () => {
    const { api } = await newPerson(server.address)
    for (const password of ['12a4', '123', '12345', '１２３４', '', ' 1234']) {
      await expect(api('/user/edit_share_pwd', { password })).rejects.toMatchObject({
        errno: -400,
        failure: { code: '551', field: 'password' },
      })
    }
    expect(await api('/user/edit_share_pwd', { password: '0042' })).toEqual({ share_pwd: '0042' })
    expect(await api('/user/info', {})).toMatchObject({ share_pwd: '0042', has_password: true })
    expect(await api('/user/edit_share_pwd', { password: null })).toEqual({ share_pwd: null })
  })

  it('sign every other device out at once', async () => {
    const { api, email, password } = await newPerson(server.address)
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const { api_token } = await guest()('/passport/login', { email, password })
        return (await guest()('/login', { api_token })).token
      }),
    )
    expect(await api('/user/end_other_sessions', {})).toEqual({ ended: 3 })
    for (const token of others) {
      await expect(apiClient(server.address, token)('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    }
    expect((await api('/user/sessions', {})).sessions).toHaveLength(1)
  })

  it('open another page with a token that is good once, for a minute, and is no session (T40)', async () => {
    const { api, email, token } = await newPerson(server.address)
    const { client_token, expires_in } = await api('/user/client_token', {})
    expect(expires_in).toBe(60)
    const tokens = JSON.parse(Buffer.from(client_token, 'base64').toString())
    expect(Object.values(tokens)).not.toContain(token)
    expect((await guest()('/login', tokens)).user.email).toBe(email)
    await expect(guest()('/login', tokens)).rejects.toMatchObject({ errno: -102 })
    await expect(apiClient(server.address, tokens.api_token)('/user/info', {})).rejects.toMatchObject({ errno: -102 })
  })

  it('sign a desktop in by a QR code: only the browser that shows it, once', async () => {
    const { api, email } = await newPerson(server.address)
    const asked = await post(server.address, '/passport/qr', '{}', { 'x-forwarded-for': '203.0.113.7' })
    const { code, state, expires_in } = (await asked.json()).data
    expect(expires_in).toBe(180)
    const status = async () => (await guest()('/passport/qr_state', { state })).status
    const signIn = (secret: string) => guest()('/passport/login', { type: 17, state: secret })
    expect(await status()).toBe('waiting')
    await expect(signIn(state)).rejects.toMatchObject({ errno: -303 })
    await expect(guest()('/passport/qr_confirm', { code, action: 'confirm' })).rejects.toMatchObject({ errno: -213 })
    expect(await api('/passport/qr_confirm', { code, action: 'look' })).toEqual({
      device: expect.any(String),
      address: '203.0.113.7',
    })
    expect(await status()).toBe('seen')
    await api('/passport/qr_confirm', { code, action: 'confirm' })
    expect(await status()).toBe('confirmed')
    // The code is what everybody in the room saw.
    await expect(signIn(code.padEnd(43, '0'))).rejects.toMatchObject({ errno: -303 })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(state)))
    const done = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(done).toHaveLength(1)
    expect((await guest()('/login', { api_token: done[0]?.api_token ?? '' })).user.email).toBe(email)
    expect(await status()).toBe('over')

    const other = await guest()('/passport/qr', {})
    await api('/passport/qr_confirm', { code: other.code, action: 'refuse' })
    await expect(api('/passport/qr_confirm', { code: other.code, action: 'confirm' })).rejects.toMatchObject({
      errno: -303,
      failure: { code: '109' },
    })
    expect(await guest()('/passport/qr_state', { state: other.state })).toEqual({ status: 'refused' })
  })
})
