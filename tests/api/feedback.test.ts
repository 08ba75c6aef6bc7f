// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, post } from '../kit/api.ts'
import { engines } from '../kit/database/engines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type SharedServer, sharedServer } from '../kit/server/shared-servers.ts'

interface Tables {
  accounts: { id: string; email: string }
  feedback: { id: string; person_id: string | null; topic: string; email: string; content: string; brand: string }
}

const said = { topic: ' Fold all ', email: ' Ann@Harbour.example', content: 'One key for it would help.' }

describe.each(engines)('feedback on $name', (engine) => {
  let server: SharedServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  const db = () => store.database.tables<Tables>()
  const rows = (email: string) => db().selectFrom('feedback').selectAll().where('email', '=', email).execute()
  const from = (address: string, body: object, token?: string) =>
    post(server.address, '/feedback', JSON.stringify(body), {
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    }).then((response) => response.json() as Promise<{ errno: number; data: { field?: string } }>)

  it('is kept, of guests and of people, who are known by their session', async () => {
    const ann = await store.newPerson()
    await apiClient(server.address)('/feedback', { ...said, email: 'guest@example.com' })
    await ann.api('/feedback', { ...said, action: 'support' })
    expect(await rows('guest@example.com')).toMatchObject([{ person_id: null, topic: 'Fold all', brand: 'Ramify' }])
    expect(await rows('ann@harbour.example')).toMatchObject([
      { person_id: ann.id, action: 'support', content: said.content, forwarded_at: null },
    ])
    // A session that is over is nobody's: what was typed is not lost by it.
    await ann.api('/logout', {})
    await ann.api('/feedback', { ...said, email: 'later@example.com' })
    expect(await rows('later@example.com')).toMatchObject([{ person_id: null }])
  })

  it('F11: says of what is missing what to do', async () => {
    const codeOf = async (body: object) => (await from('10.9.9.9', body)).data
    expect(await codeOf({ ...said, topic: ' ' })).toMatchObject({ code: 'x-enter-subject', field: 'topic' })
    expect(await codeOf({ ...said, topic: undefined })).toMatchObject({ code: 'x-enter-subject', field: 'topic' })
    expect(await codeOf({ ...said, content: '\n' })).toMatchObject({ code: 'x-enter-message', field: 'content' })
    expect(await codeOf({ ...said, email: '' })).toMatchObject({ code: 'x-enter-email', field: 'email' })
  })

  it('goes with the account (T51)', async () => {
    const ann = await store.newPerson()
    await ann.api('/feedback', { ...said, email: 'leaves@example.com' })
    await db().deleteFrom('accounts').where('id', '=', ann.id).execute()
    expect(await rows('leaves@example.com')).toEqual([])
  })

  it.each([
    ['email', { ...said, email: 'ann@' }],
    ['email', { ...said, email: '' }],
    ['topic', { ...said, topic: ' ' }],
    ['topic', { ...said, topic: 'a'.repeat(101) }],
    ['content', { ...said, content: '\n' }],
    ['content', { ...said, content: 'a'.repeat(5001) }],
    ['action', { ...said, action: 'complain' }],
  ])('refuses a bad %s by its name (B54)', async (field, body) => {
    expect(await from('192.0.2.1', body)).toMatchObject({ errno: -400, data: { field } })
  })

  it('takes ten an hour from an address and five from a person, also when they come at once', async () => {
    const many = (address: (nth: number) => string, email: string, token?: string) =>
      Promise.all(Array.from({ length: 14 }, (_, nth) => from(address(nth), { ...said, email }, token)))
    const guests = await many(() => '2001:db8::1', 'flood@example.com')
    expect(guests.filter(({ errno }) => errno === 0)).toHaveLength(10)
    expect(guests.filter(({ errno }) => errno === -429)).toHaveLength(4)
    expect(await rows('flood@example.com')).toHaveLength(10)
    // A neighbour within the same line is the same sender, somebody elsewhere is not.
    expect(await from('2001:db8::ffff', said)).toMatchObject({ errno: -429 })
    expect(await from('2001:db8:0:1::1', said)).toMatchObject({ errno: 0 })

    const { token } = await store.newPerson()
    const person = await many((nth) => `198.51.100.${nth}`, 'many@example.com', token)
    expect(person.filter(({ errno }) => errno === 0)).toHaveLength(5)
    expect(await rows('many@example.com')).toHaveLength(5)
  })
})
