import { describe, expect, it } from 'vitest'
import { CallError, createClient } from './client.ts'

const answering = (answer: unknown) => createClient(async () => answer)

describe('client', () => {
  it('gives the data of either service', async () => {
    const user = { user_id: '0', nickname: 'Ann', avatar: null, email: null, phone: null }
    expect(await answering({ errno: 0, data: { user } })('/user/info', {})).toEqual({ user })
    const body = { email: 'a@b.co', password: 'x' }
    expect(await answering({ status: 200, data: { api_token: 't' } })('/passport/login', body)).toEqual({
      api_token: 't',
    })
  })

  it('throws the errno and what was said about it', async () => {
    const refused = answering({ status: -205, message: '…', data: { code: '-205', field: 'password' } })
    const error = await refused('/passport/login', { email: 'a@b.co', password: 'x' }).catch((error) => error)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ errno: -205, failure: { code: '-205', field: 'password' } })
  })

  it('takes a number or a code of a newer server as it is, with its words', async () => {
    const refused = (answer: object) => answering(answer)('/user/info', {}).catch((error) => error)
    const newer = { errno: -999, message: 'Not on Sundays.', data: { code: 'x-sunday' } }
    expect(await refused(newer)).toMatchObject({ errno: -999, failure: { code: 'x-sunday' }, said: 'Not on Sundays.' })
    expect(await refused({ status: -104, message: 'No.' })).toMatchObject({ errno: -104, failure: { code: '-104' } })
    expect(await refused({ errno: -104, data: null })).toMatchObject({
      errno: -104,
      failure: { code: '-104' },
      said: '',
    })
  })

  it.each([null, 'a proxy says no', {}, { errno: 0 }, { status: 502, error: 'Bad gateway', data: {} }])(
    'takes %j for no answer',
    async (answer) => {
      await expect(answering(answer)('/user/info', {})).rejects.toMatchObject({ errno: null, failure: { code: '304' } })
    },
  )

  it('says so when nothing answered', async () => {
    const cause = new Error('offline')
    const client = createClient(() => Promise.reject(cause))
    await expect(client('/user/info', {})).rejects.toMatchObject({ errno: null, cause })
  })

  it('leaves it to the transport to know better', async () => {
    const known = new CallError(null, { code: '311' })
    await expect(createClient(() => Promise.reject(known))('/user/info', {})).rejects.toBe(known)
  })
})
