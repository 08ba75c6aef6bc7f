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

  it.each([null, 'a proxy says no', {}, { errno: 0 }])('takes %j for no answer', async (answer) => {
    await expect(answering(answer)('/user/info', {})).rejects.toMatchObject({ errno: null, failure: { code: '304' } })
  })

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
