// @module-tag never-retried
import { randomBytes } from 'node:crypto'
import type { Capability, Client } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { principalOf } from '../../../apps/server/src/domains/access/index.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { createSessions } from '../../../apps/server/src/platform/sessions/sessions.ts'
import { apiClient } from '../../kit/api.ts'
import { engines } from '../../kit/database/engines.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import { startServer } from '../../kit/server/server.ts'
import { type SharedServer, sharedServer } from '../../kit/server/shared-servers.ts'

const content = { root: { data: { text: 'Root' }, children: [] } }
const refused = { errno: -104, failure: { code: '-104:open' } }
const newKey = () => randomBytes(24).toString('base64url')

type Store = ReturnType<typeof openStoreOf>

/** A document with a link to it, through which one may do this. */
async function linked(store: Store, capabilities: Capability[] = ['see', 'comment']) {
  const ann = await store.newPerson()
  const { file_guid } = await ann.api('/touch', { content })
  const linkId = newId()
  await store.database
    .tables<unknown>()
    .transaction()
    .execute((transaction) =>
      store.access.give(transaction, {
        fileId: file_guid,
        subject: { type: 'link', id: linkId, passwordVersion: 1 },
        source: 'grant',
        capabilities,
        expiresAt: null,
      }),
    )
  return { ann, file_guid, linkId }
}

/** Somebody without an account who has opened the link. */
async function newGuest(store: Store, address: string, linkId: string, headers = {}): Promise<Client> {
  const sessions = createSessions({ database: store.database, days: 1 })
  const { token, guest } = await sessions.openGuest(Date.now() + 60 * 60_000)
  await store.access.proveLink(principalOf(guest), { id: linkId, passwordVersion: 1 })
  return apiClient(address, token, headers)
}

describe.each(engines)('comments of guests on $name', (engine) => {
  let server: SharedServer
  let store: Store
  beforeAll(async () => {
    server = await sharedServer(engine)
    store = openStoreOf(server)
  })
  afterAll(() => store.close())

  it('carry the number that a guest keeps in that browser', async () => {
    const { ann, file_guid, linkId } = await linked(store)
    const [key, otherKey] = [newKey(), newKey()]
    const guest = await newGuest(store, server.address, linkId)
    expect(await guest('/get_comment', { file_guid, guest_key: key })).toMatchObject({
      guest: 1,
      may: { comment: true, resolve: false, mention: false, manage: false },
    })
    const first = await guest('/add_comment', { file_guid, content: 'Hello', guest_key: key })
    expect(first).toMatchObject({ guest: 1, user_id: null, nickname: '' })
    const other = await newGuest(store, server.address, linkId)
    expect((await other('/get_comment', { file_guid, guest_key: otherKey })).guest).toBe(2)
    expect(await other('/add_comment', { file_guid, content: 'Me too', guest_key: otherKey })).toMatchObject({
      guest: 2,
    })
    // Tomorrow: another session of the same browser.
    const again = await newGuest(store, server.address, linkId)
    expect(await again('/add_comment', { file_guid, content: 'Back', guest_key: key })).toMatchObject({ guest: 1 })
    const list = await again('/get_comment', { file_guid, guest_key: key })
    expect(list.data.map(({ guest: number, own, unread }) => [number, own, unread])).toEqual([
      [1, true, false],
      [2, false, false],
      [1, true, false],
    ])
    expect(list).toMatchObject({ guest: 1, unread: 0 })
    expect(await again('/get_read', { file_guid })).toMatchObject({ readed: 0, nodes: [{ count: 3, unread: 0 }] })
    expect(await again('/update_read', { file_guid })).toEqual({ readed: 0, unread: 0 })
    expect(await ann.api('/get_read', { file_guid })).toMatchObject({ readed: 1, unread: 3 })
    // In another document the same browser is somebody else.
    const elsewhere = await linked(store)
    const there = await newGuest(store, server.address, elsewhere.linkId)
    await there('/add_comment', { file_guid: elsewhere.file_guid, content: 'Hi', guest_key: key })
    const rows = await store.database
      .tables<{ comments: { file_id: string; guest_id: string | null; guest_number: number | null } }>()
      .selectFrom('comments')
      .select('guest_id')
      .distinct()
      .where('file_id', 'in', [file_guid, elsewhere.file_guid])
      .where('guest_number', '=', 1)
      .execute()
    expect(rows).toHaveLength(2)
  })

  it('are changed and deleted by that guest, and by the owner also all at once', async () => {
    const { ann, file_guid, linkId } = await linked(store)
    const [key, otherKey] = [newKey(), newKey()]
    const guest = await newGuest(store, server.address, linkId)
    const other = await newGuest(store, server.address, linkId)
    const say = async (text: string, guest_key = key, reply_to?: string) =>
      (await guest('/add_comment', { file_guid, content: text, guest_key, ...(reply_to && { reply_to }) })).id
    const own = await say('Mine')
    const edit = { comment_id: own, content: 'Still mine' }
    await expect(other('/edit_comment', { ...edit, guest_key: otherKey })).rejects.toMatchObject(refused)
    await expect(other('/delete_comment', { comment_id: own, guest_key: otherKey })).rejects.toMatchObject(refused)
    await expect(guest('/delete_comment', { comment_id: own })).rejects.toMatchObject(refused)
    expect(await guest('/edit_comment', { ...edit, guest_key: key })).toMatchObject({ content: 'Still mine' })
    await guest('/delete_comment', { comment_id: own, guest_key: key })

    const question = await say('Question')
    await ann.api('/add_comment', { file_guid, content: 'Answer', reply_to: question })
    await say('Other', otherKey)
    await say('Noise')
    await expect(guest('/delete_guest_comments' as never, { file_guid, guest: 1 } as never)).rejects.toMatchObject({
      errno: -102,
    })
    const stranger = await store.newPerson()
    await expect(stranger.api('/delete_guest_comments', { file_guid, guest: 1 })).rejects.toMatchObject(refused)
    expect(await ann.api('/delete_guest_comments', { file_guid, guest: 1 })).toEqual({ removed: 2 })
    const { data } = await ann.api('/get_comment', { file_guid })
    expect(data.map((comment) => (comment.is_deleted ? '(deleted)' : comment.content)).sort()).toEqual([
      '(deleted)',
      'Answer',
      'Other',
    ])
    expect(await ann.api('/delete_guest_comments', { file_guid, guest: 9 })).toEqual({ removed: 0 })
  })

  it('need a share that allows them; guests neither resolve nor mention', async () => {
    const { ann, file_guid, linkId } = await linked(store)
    const { id: comment_id } = await ann.api('/add_comment', { file_guid, content: 'Hello' })
    const guest = await newGuest(store, server.address, linkId)
    const mention = { file_guid, content: '@Ann', mentions: [ann.id] }
    await expect(guest('/add_comment', mention)).rejects.toMatchObject({ errno: -400, failure: { field: 'mentions' } })
    for (const path of ['/resolve_comment', '/get_mention_list'] as const) {
      await expect(guest(path, { comment_id, file_guid } as never)).rejects.toMatchObject({ errno: -102 })
    }
    const quiet = await linked(store, ['see'])
    const reader = await newGuest(store, server.address, quiet.linkId)
    const { file_guid: other } = quiet
    await quiet.ann.api('/add_comment', { file_guid: other, content: 'Read me' })
    expect(await reader('/get_comment', { file_guid: other })).toMatchObject({
      total: 1,
      guest: null,
      may: { comment: false },
    })
    await expect(reader('/add_comment', { file_guid: other, content: 'No' })).rejects.toMatchObject(refused)
    // What they may not see is not there.
    await expect(reader('/get_comment', { file_guid })).rejects.toMatchObject(refused)
    await expect(reader('/add_comment', { file_guid, content: 'No' })).rejects.toMatchObject(refused)
    await expect(reader('/get_read', { file_guid })).rejects.toMatchObject(refused)
  })

  it('T19: are limited by guest, by address and by document', async () => {
    const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length
    const { file_guid, linkId } = await linked(store)
    const alone = await newGuest(store, server.address, linkId)
    const guest_key = newKey()
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, () => alone('/add_comment', { file_guid, content: 'Again', guest_key })),
    )
    expect(fulfilled(sent)).toBe(6)
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errno: -429 } })

    // Always another guest, from one address.
    const office = await linked(store)
    const there = await newGuest(store, server.address, office.linkId, {
      'x-forwarded-for': `11.${randomBytes(3).join('.')}`,
    })
    const many = { file_guid: office.file_guid, content: 'Flood' }
    const fromOne = Array.from({ length: 40 }, () => there('/add_comment', { ...many, guest_key: newKey() }))
    expect(fulfilled(await Promise.allSettled(fromOne))).toBe(30)
    // Always another guest, from everywhere.
    const anywhere = await newGuest(store, server.address, office.linkId)
    const fromMany = Array.from({ length: 40 }, () => anywhere('/add_comment', { ...many, guest_key: newKey() }))
    expect(fulfilled(await Promise.allSettled(fromMany))).toBe(30)
    // Members go on.
    await office.ann.api('/add_comment', many)
  })

  it('can be switched off for a server (COMMENTS_GUESTS)', async () => {
    const own = await startServer({ engine, env: { COMMENTS_GUESTS: 'off' } })
    onTestFinished(() => own.stop())
    const ownStore = openStoreOf(own)
    onTestFinished(() => ownStore.close())
    const { ann, file_guid, linkId } = await linked(ownStore)
    await ann.api('/add_comment', { file_guid, content: 'Hello' })
    const guest = await newGuest(ownStore, own.address, linkId)
    expect(await guest('/get_comment', { file_guid })).toMatchObject({ total: 1, may: { comment: false }, guest: null })
    await expect(guest('/add_comment', { file_guid, content: 'No' })).rejects.toMatchObject(refused)
  })
})
