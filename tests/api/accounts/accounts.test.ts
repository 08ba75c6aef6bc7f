// @module-tag never-retried
import { beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson, post } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { keptMessages } from '../../kit/server/outbox.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

describe.each(engines)('accounts on $name', (engine) => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServer(engine)
  })

  const guest = () => apiClient(server.address)

  it('registers, signs in and tells people who they are', async () => {
    const person = await newPerson(server.address)
    const { user } = await person.api('/user/info', {})
    expect(user).toEqual({
      user_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      nickname: person.email.split('@')[0],
      avatar: null,
      avatar_url: null,
      email: person.email,
      phone: null,
    })
    const { api_token } = await guest()('/passport/login', { email: person.email, password: person.password, type: 4 })
    // The session's token by all its names, and what it was made of.
    const { token, ...answer } = await guest()('/login', { api_token, original: { status: 200 } })
    expect(answer).toEqual({ api_token: token, identity_token: token, original: api_token, user })
  })

  it('takes forms as the account service’s clients send them, and speaks the language they carry', async () => {
    const email = `form-${Date.now()}@example.com`
    const carried = { language: 'zh_CN', app_id: '7', brand_id: '1' }
    const send = async (path: string, fields: Record<string, string>, asForm: (body: URLSearchParams) => BodyInit) => {
      const body = asForm(new URLSearchParams({ ...carried, ...fields }))
      const headers = { 'accept-language': 'en' }
      return (await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body })).json()
    }
    const plain = (body: URLSearchParams) => body
    const multipart = (body: URLSearchParams) => {
      const form = new FormData()
      for (const [name, value] of body) form.set(name, value)
      return form
    }
    const registered = await send('/passport/register', { email, password: '123456', agreed: 'true' }, multipart)
    expect(registered).toMatchObject({ status: 200 })
    const proved = await send('/passport/login', { type: '4', email, password: '123456' }, plain)
    expect(await send('/login', { api_token: proved.data.api_token, original: 'x' }, plain)).toMatchObject({
      errno: 0,
      data: { user: { email } },
    })
    expect(await send('/passport/login', { email, password: 'wrong-1' }, plain)).toMatchObject({
      status: -205,
      message: '密码错误',
    })
    await send('/passport/captcha', { email, scene: 'login' }, plain)
    const [message] = await keptMessages(server.store.dataDir, email)
    expect(message?.subject).toBe(`${message?.code} 是你的 Ramify 验证码`)
    // One that nobody speaks here leaves it to the header.
    expect(await send('/passport/login', { email, password: 'wrong-1', language: 'tlh' }, plain)).toMatchObject({
      message: 'Wrong password.',
    })
  })

  it('tells by id of nobody but who asks, whoever else there is (T1)', async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    const { user } = await ann.api('/user/info', {})
    const { user_id } = user
    expect(await ann.api('/passport/user', { user_id })).toEqual({ user })
    expect(await ann.api('/passport/contact', {})).toEqual({ email: ann.email, phone: null })
    const destroy = { phrase: 'Delete my account', reason: 'x', captcha: '000000' }
    const answers = async (id: string) => {
      const asked = (path: string, body: object) =>
        post(server.address, path, JSON.stringify({ user_id: id, ...body }), { authorization: `Bearer ${ben.token}` })
      const all = [asked('/passport/user', {}), asked('/passport/contact', {}), asked('/passport/delete_user', destroy)]
      return Promise.all(all.map(async (answer) => (await answer).text()))
    }
    expect(await answers(user_id)).toEqual(await answers('0'.repeat(32)))
    expect(new Set(await answers(user_id)).size).toBe(1)
    expect((await answers(user_id))[0]).toContain('"status":-200')
  })

  it('knows an address however it is written', async () => {
    const person = await newPerson(server.address)
    const email = ` ${person.email.toUpperCase()} `
    await expect(guest()('/passport/login', { email, password: person.password })).resolves.toHaveProperty('api_token')
    await expect(guest()('/passport/register', { email, password: 'secret-2', agreed: true })).rejects.toMatchObject({
      errno: -206,
      failure: { field: 'email' },
    })
  })

  it('makes one account when one address registers many times at once', async () => {
    const email = `race-${Date.now()}@example.com`
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => guest()('/passport/register', { email, password: 'secret-1', agreed: true })),
    )
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['short', '106'],
    ['a-password-of-nineteen'.slice(0, 19), '106'],
    ['with space', '106'],
    ['密码密码密码', '106'],
  ])('refuses the new password %s', async (password, code) => {
    await expect(
      guest()('/passport/register', { email: 'new@example.com', password, agreed: true }),
    ).rejects.toMatchObject({ errno: -400, failure: { code, params: { min: 6, max: 18 }, field: 'password' } })
  })

  it('registers nobody who has not agreed to the terms', async () => {
    for (const agreed of [false, undefined, 1]) {
      const body = { email: 'new@example.com', password: 'secret-1', agreed: agreed as true }
      await expect(guest()('/passport/register', body)).rejects.toMatchObject({
        errno: -400,
        failure: { code: 'x-agree', field: 'agreed' },
      })
    }
  })

  it('refuses a wrong password and an unknown address', async () => {
    const { email } = await newPerson(server.address)
    await expect(guest()('/passport/login', { email, password: 'wrong-1' })).rejects.toMatchObject({ errno: -205 })
    await expect(
      guest()('/passport/login', { email: 'nobody@example.com', password: 'wrong-1' }),
    ).rejects.toMatchObject({ errno: -200 })
  })

  it('exchanges an api_token once', async () => {
    const { email, password } = await newPerson(server.address)
    const { api_token } = await guest()('/passport/login', { email, password })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => guest()('/login', { api_token })))
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    await expect(guest()('/login', { api_token })).rejects.toMatchObject({ errno: -102, failure: { code: '201' } })
  })

  it('tells no session (-102) from one that is over (-103): B3, B4', async () => {
    const person = await newPerson(server.address)
    await person.api('/logout', {})
    await expect(person.api('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    await expect(guest()('/user/info', {})).rejects.toMatchObject({ errno: -102 })
    await expect(apiClient(server.address, 'garbage')('/user/info', {})).rejects.toMatchObject({ errno: -102 })
    await expect(apiClient(server.address, 'x'.repeat(43))('/user/info', {})).rejects.toMatchObject({ errno: -102 })
  })

  it('lists where one is signed in and signs other devices out, never those of others', async () => {
    const person = await newPerson(server.address)
    const stranger = await newPerson(server.address)
    const { api_token } = await guest()('/passport/login', { email: person.email, password: person.password })
    const { token } = await guest()('/login', { api_token })
    const { sessions } = await person.api('/user/sessions', {})
    expect(sessions.map((session) => session.is_current).sort()).toEqual([false, true])
    const other = sessions.find((session) => !session.is_current)
    const session_id = other?.session_id ?? ''
    await expect(stranger.api('/user/end_session', { session_id })).rejects.toMatchObject({ errno: -104 })
    await person.api('/user/end_session', { session_id })
    await expect(apiClient(server.address, token)('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    await expect(person.api('/user/end_session', { session_id })).rejects.toMatchObject({ errno: -104 })
  })
})
