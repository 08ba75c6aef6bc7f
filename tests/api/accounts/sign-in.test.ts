// @module-tag never-retried
import type { Body } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, newPerson, password } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { keptMessages, lastCode } from '../../kit/server/outbox.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

let counter = 0
const newEmail = () => `reader-${Date.now()}-${counter++}@example.com`
/** Every one of another prefix, of which only so many get a code. */
const newPhone = () =>
  `138${String(Date.now() % 10_000).padStart(4, '0')}${String(++counter).padStart(2, '0')}00`.slice(0, 11)

describe.each(engines)('signing in by code on $name', (engine) => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServer(engine)
  })

  const guest = () => apiClient(server.address)
  const ask = (body: Body<'/passport/captcha'>) => guest()('/passport/captcha', body)
  const codeFor = (to: string) => lastCode(server.store.dataDir, to)
  const signIn = async (body: Body<'/passport/login'>) => {
    const { api_token } = await guest()('/passport/login', body)
    return guest()('/login', { api_token })
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('says how one registers here', async () => {
    expect(await guest()('/passport/options', {})).toEqual({
      register_code: false,
      delivery: { email: 'outbox', phone: 'outbox' },
      password: { min: 6, max: 18 },
      providers: [],
    })
  })

  it('registers by e-mail and code without a password, which is set later by another code', async () => {
    const email = newEmail()
    expect(await ask({ email, scene: 'register' })).toEqual({ wait: 60, expires_in: 600 })
    const captcha = await codeFor(email)
    const { api_token } = await guest()('/passport/register', { email, captcha, agreed: true })
    const { user, token } = await guest()('/login', { api_token })
    expect(user).toMatchObject({ email, phone: null })
    await expect(signIn({ email, password: 'secret-1' })).rejects.toMatchObject({ errno: -205 })
    await expect(
      apiClient(server.address, token)('/passport/change_password', { password: 'secret-1' }),
    ).rejects.toMatchObject({ errno: -400, failure: { code: 'x-enter-code', field: 'captcha' } })
  })

  it('registers by phone only with a code, and knows the number however it is written', async () => {
    const telephone = newPhone()
    const body = { telephone, password: 'secret-1', agreed: true } as const
    await expect(guest()('/passport/register', body)).rejects.toMatchObject({
      errno: -400,
      failure: { code: 'x-enter-code', field: 'captcha' },
    })
    await ask({ telephone, scene: 'register' })
    const captcha = await codeFor(`+86${telephone}`)
    const { api_token } = await guest()('/passport/register', { ...body, captcha })
    const { user } = await guest()('/login', { api_token })
    expect(user).toMatchObject({ email: null, phone: `+86${telephone}`, nickname: `Thinker ${telephone.slice(-4)}` })
    for (const way of [
      { type: 2, telephone },
      { type: 'phone', telephone: `+86 ${telephone}`, region_code: '+1' },
      { type: 'account', account: ` ${telephone.slice(0, 3)} ${telephone.slice(3)}` },
      { telephone },
    ] as const) {
      expect((await signIn({ ...way, password: 'secret-1' })).user).toEqual(user)
    }
    await expect(signIn({ type: 4, telephone, password: 'secret-1' })).rejects.toMatchObject({ errno: -400 })
    await expect(signIn({ telephone: newPhone(), password: 'secret-1' })).rejects.toMatchObject({
      errno: -221,
      failure: { code: '103', field: 'telephone' },
    })
  })

  it.each([['12812345'], ['11812345678'], ['1381234567890'], ['13812345678\r\nBcc: x']])(
    'refuses %j as a number (B26)',
    async (telephone) => {
      await expect(ask({ telephone, scene: 'login' })).rejects.toMatchObject({
        errno: -400,
        failure: { code: 'x-enter-phone', field: 'telephone' },
      })
    },
  )

  it.each<[Body<'/passport/login'>, string, string]>([
    [{ type: 1, telephone: '12812345', captcha: '123456' }, 'x-enter-phone-and-code', 'telephone'],
    [{ type: 1, captcha: '123456' }, 'x-enter-phone-and-code', 'telephone'],
    [{ type: 'phoneVerifyCode', telephone: '13812345678', captcha: '' }, 'x-enter-phone-and-code', 'captcha'],
    [{ type: 'quick', telephone: '13812345678' }, 'x-enter-phone-and-code', 'captcha'],
    [{ type: 3, email: 'ann@harbour', captcha: '123456' }, 'x-enter-email', 'email'],
    [{ type: 3, email: 'ann@harbour.example' }, 'x-enter-code', 'captcha'],
    [{ type: 2, telephone: '12812345', password: 'secret-1' }, 'x-enter-phone', 'telephone'],
  ])('says of %j what is wrong with it', async (body, code, field) => {
    await expect(signIn(body)).rejects.toMatchObject({ errno: -400, failure: { code, field } })
  })

  it('signs in by a code once, by each of its names and numbers', async () => {
    for (const type of [3, 'emailVerifyCode', 'verifycode', 'email', undefined] as const) {
      const { email } = await newPerson(server.address)
      await ask({ email, scene: 'login' })
      const captcha = await codeFor(email)
      const body = { email, captcha, ...(type !== undefined && { type }) }
      const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(body)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(signIn(body)).rejects.toMatchObject({ errno: -303, failure: { code: '110', field: 'captcha' } })
    }
  })

  it('knows a code by its address and scene alone, and only the newest (T8, T9)', async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    await ask({ email: ann.email, scene: 'login' })
    const captcha = await codeFor(ann.email)
    const refused = { errno: -303, failure: { code: '110' } }
    await expect(signIn({ email: ben.email, captcha })).rejects.toMatchObject(refused)
    await expect(
      guest()('/passport/reset_password', { email: ann.email, captcha, password: 'secret-2' }),
    ).rejects.toMatchObject(refused)
    expect((await signIn({ email: ann.email, captcha })).user.email).toBe(ann.email)
  })

  it('lets nobody guess a code: five tries, also all at once (T8)', async () => {
    const { email } = await newPerson(server.address)
    await ask({ email, scene: 'resetpwd' })
    const captcha = await codeFor(email)
    const reset = (code: string) => guest()('/passport/reset_password', { email, captcha: code, password: 'secret-2' })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reset(wrong(captcha))))
    const errnos = tries.map((result) => result.status === 'rejected' && result.reason.errno)
    // From however many networks: after five the code is good for nothing (109) and no guess is looked at.
    const codes = tries.map((result) => result.status === 'rejected' && result.reason.failure.code)
    expect(codes.filter((code) => code === '110').length).toBeLessThanOrEqual(5)
    expect(errnos.filter((errno) => errno !== -303 && errno !== -429)).toEqual([])
    await expect(reset(captcha)).rejects.toThrow(/-303 \(109\)|-429/)
    await expect(signIn({ email, password: 'secret-2' })).rejects.toThrow(/-205|-429/)
  })

  it('sends one code of a purpose in 60 seconds, and says how long to wait (B28, F17)', async () => {
    const { email } = await newPerson(server.address)
    for (const scene of ['resetpwd', 'login'] as const) {
      await ask({ email, scene })
      const refusal = await ask({ email: ` ${email.toUpperCase()}`, scene }).catch((error) => error)
      expect(refusal).toMatchObject({ errno: -305, failure: { code: 'x-code-pause' } })
      expect(refusal.failure.params.seconds).toBeGreaterThan(50)
      expect(refusal.failure.params.seconds).toBeLessThanOrEqual(60)
    }
  })

  it('F1: says who has an account, the same in every call, and sends no code that is of no use', async () => {
    const { api, email: known } = await newPerson(server.address)
    const [unknown, telephone, knownPhone] = [newEmail(), newPhone(), newPhone()]
    await api('/passport/captcha', { telephone: knownPhone, scene: 'bind' })
    await api('/user/bind', { telephone: knownPhone, captcha: await codeFor(`+86${knownPhone}`), password })
    for (const scene of ['login', 'resetpwd'] as const) {
      await ask({ email: known, scene })
      await expect(ask({ email: unknown, scene })).rejects.toMatchObject({ errno: -200, failure: { field: 'email' } })
      await expect(ask({ telephone, scene })).rejects.toMatchObject({ errno: -221, failure: { code: '103' } })
    }
    await expect(ask({ email: known, scene: 'register' })).rejects.toMatchObject({ errno: -206 })
    await expect(ask({ telephone: knownPhone, scene: 'register' })).rejects.toMatchObject({
      errno: -206,
      failure: { code: '104', field: 'telephone' },
    })
    await expect(signIn({ email: unknown, password })).rejects.toMatchObject({ errno: -200 })
    await expect(signIn({ telephone, password })).rejects.toMatchObject({ errno: -221, failure: { code: '103' } })
    expect(await keptMessages(server.store.dataDir, known)).toHaveLength(2)
    expect(await keptMessages(server.store.dataDir, `+86${knownPhone}`)).toHaveLength(1)
    for (const nobody of [unknown, `+86${telephone}`]) {
      expect(await keptMessages(server.store.dataDir, nobody)).toEqual([])
    }
    // What was refused counts: nobody asks about thousands.
    await expect(ask({ email: unknown, scene: 'login' })).rejects.toMatchObject({ errno: -305 })
    for (const contact of [{ email: unknown }, { telephone }]) {
      await expect(signIn({ ...contact, captcha: '123456' })).rejects.toMatchObject({ errno: -303 })
    }
  })

  it('resets a forgotten password by POST and by PUT, and signs every device out', async () => {
    const person = await newPerson(server.address)
    await ask({ email: person.email, scene: 'resetpwd' })
    const body = { email: person.email, captcha: await codeFor(person.email), password: 'secret-2' }
    const answer = await fetch(`${server.address}/api/passport/reset_password`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { status, data } = await answer.json()
    expect(status).toBe(200)
    expect((await guest()('/login', { api_token: data.api_token })).user.email).toBe(person.email)
    await expect(person.api('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    await expect(signIn({ email: person.email, password: person.password })).rejects.toMatchObject({ errno: -205 })
    await signIn({ email: person.email, password: 'secret-2' })
    await expect(guest()('/passport/reset_password', body)).rejects.toMatchObject({ errno: -303 })
  })

  it('changes a password by the old one or by a code, and signs the other devices out', async () => {
    const person = await newPerson(server.address)
    const other = await signIn({ email: person.email, password: person.password })
    const change = (body: Body<'/passport/change_password'>) => person.api('/passport/change_password', body)
    await expect(change({ old_password: 'wrong-1', password: 'secret-2' })).rejects.toMatchObject({
      errno: -205,
      failure: { field: 'old_password' },
    })
    await change({ old_password: person.password, password: 'secret-2' })
    await expect(apiClient(server.address, other.token)('/user/info', {})).rejects.toMatchObject({ errno: -103 })
    await ask({ email: person.email, scene: 'resetpwd' })
    await change({ captcha: await codeFor(person.email), password: 'secret-3' })
    await signIn({ email: person.email, password: 'secret-3' })
    await person.api('/logout', {})
    await expect(change({ old_password: 'secret-3', password: 'secret-4' })).rejects.toMatchObject({ errno: -220 })
    await expect(
      guest()('/passport/change_password', { old_password: 'secret-3', password: 'secret-4' }),
    ).rejects.toMatchObject({ errno: -213 })
  })

  it('writes to people in their language', async () => {
    const email = newEmail()
    const answer = await fetch(`${server.address}/api/passport/captcha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
      body: JSON.stringify({ email, scene: 'register' }),
    })
    expect(answer.status).toBe(200)
    const [message] = await keptMessages(server.store.dataDir, email)
    expect(message?.subject).toBe(`${message?.code} 是你的 Ramify 验证码`)
  })
})

describe('a server whose mail does not go out', () => {
  const [engine] = engines
  let server: RunningServer
  beforeAll(async () => {
    if (!engine) throw new Error('no engine')
    // Nobody listens on this port.
    const env = { SMTP_URL: 'smtp://name:pass-word@127.0.0.1:1', MAIL_FROM: 'ramify@example.com', CODES_PER_HOUR: '4' }
    server = await startServer({ engine, env })
  })
  afterAll(() => server.stop())

  const guest = () => apiClient(server.address)
  const outcome = (body: Body<'/passport/captcha'>) =>
    guest()('/passport/captcha', body).catch(({ errno, failure: { code } }) => [errno, code])

  it('asks everybody for a code and says that it could not be sent (111)', async () => {
    expect(await guest()('/passport/options', {})).toMatchObject({ register_code: true, delivery: { email: 'smtp' } })
    await expect(
      guest()('/passport/register', { email: newEmail(), password: 'secret-1', agreed: true }),
    ).rejects.toMatchObject({ errno: -400, failure: { code: 'x-enter-code', field: 'captcha' } })
    const email = newEmail()
    expect(await outcome({ email, scene: 'register' })).toEqual([-503, '111'])
    // What was not sent does not count.
    expect(await outcome({ email, scene: 'register' })).toEqual([-503, '111'])
    // Expected, so a warning; nothing of ours is broken.
    expect(server.output()).toContain('message not sent')
    expect(server.output()).not.toContain('"level":50')
    expect(server.output()).not.toContain('pass-word')
    expect(server.output()).not.toContain(email)
  })

  it('counts who asks by their address, not by what they say it is (T60), also after a restart', async () => {
    const ask = async (nth: number) => {
      const answer = await fetch(`${server.address}/api/passport/captcha`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${nth}` },
        body: JSON.stringify({ telephone: `1390${String(nth).padStart(3, '0')}0000`, scene: 'register' }),
      })
      return (await answer.json()).status
    }
    expect([await ask(1), await ask(2)]).toEqual([200, 200])
    await server.restart()
    expect([await ask(3), await ask(4), await ask(5)]).toEqual([200, 200, -305])
  })
})
