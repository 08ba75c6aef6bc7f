import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson } from '../kit/api.ts'
import { engines } from '../kit/engines.ts'
import { type RunningServer, startServer } from '../kit/server.ts'

describe.each(engines)('accounts on $name', (engine) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ engine })
  })
  afterAll(() => server.stop())

  const guest = () => apiClient(server.address)

  it('registers, signs in and tells people who they are', async () => {
    const person = await newPerson(server.address)
    const { user } = await person.api('/user/info', {})
    expect(user).toEqual({
      user_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      nickname: person.email.split('@')[0],
      avatar: null,
      email: person.email,
      phone: null,
    })
    const { api_token } = await guest()('/passport/login', { email: person.email, password: person.password, type: 4 })
    expect((await guest()('/login', { api_token })).user).toEqual(user)
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
    const body = { email: 'new@example.com', password: 'secret-1', agreed: false as true }
    await expect(guest()('/passport/register', body)).rejects.toMatchObject({
      errno: -400,
      failure: { field: 'agreed' },
    })
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
    await expect(guest()('/login', { api_token })).rejects.toMatchObject({ errno: -102 })
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

  it('keeps people signed in over a restart', async () => {
    const person = await newPerson(server.address)
    await server.restart()
    const { user } = await apiClient(server.address, person.token)('/user/info', {})
    expect(user.email).toBe(person.email)
  })
})
