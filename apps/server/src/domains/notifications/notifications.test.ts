import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { NotificationHouse } from '../../../../../tests/kit/server/notification-house.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { newId } from '../../platform/random.ts'
import type { NotificationEvent } from './index.ts'
import { removeOld } from './retention.ts'
import type { NotificationTables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(engines)('notifications on $name', (engine) => {
  let house: NotificationHouse
  beforeAll(async () => {
    house = await NotificationHouse.open(engine)
  })
  afterAll(() => house.close())

  /** Ann's map, which Ben and Cem may see. */
  async function sharedMap(name = 'Harbour') {
    const [ann, ben, cem] = await Promise.all(['Ann', 'Ben', 'Cem'].map((nickname) => house.newPerson(nickname)))
    const people = [ann, ben, cem] as [typeof ann, typeof ann, typeof ann] as [Who, Who, Who]
    const fileId = await house.newFile(people[0].id, name)
    await house.letIn(fileId, people[1].id, people[2].id)
    return { ann: people[0], ben: people[1], cem: people[2], fileId }
  }
  type Who = Awaited<ReturnType<NotificationHouse['newPerson']>>
  const notify = (event: NotificationEvent) => house.notifications.notify(event)

  it('tell everybody but who did it, and who may not see the file', async () => {
    const { ann, ben, cem, fileId } = await sharedMap()
    const stranger = await house.newPerson('Dee')
    await notify({
      type: 'commented',
      to: [ann.id, ben.id, cem.id, stranger.id, ann.id],
      actor: ben.id,
      fileId,
      details: { commentId: 'c1', nodeId: 'n1', excerpt: 'Where is the pier?' },
    })
    const { notifications, unread } = await house.list(ann.id)
    expect(unread).toBe(1)
    expect(notifications).toMatchObject([
      {
        type: 'commented',
        count: 1,
        unread: true,
        actor: { user_id: ben.id, nickname: 'Ben' },
        file_guid: fileId,
        file_name: 'Harbour',
        comment_id: 'c1',
        node_id: 'n1',
        excerpt: 'Where is the pier?',
        muted: false,
      },
    ])
    expect((await house.list(cem.id)).unread).toBe(1)
    expect((await house.list(ben.id)).notifications).toEqual([])
    expect((await house.list(stranger.id)).notifications).toEqual([])
  })

  it('tell of invitations and answers also who may not see the file, without its name', async () => {
    const { ann, fileId } = await sharedMap()
    const stranger = await house.newPerson('Dee')
    await notify({ type: 'invited', to: [stranger.id], actor: ann.id, fileId, details: { excerpt: 'Come' } })
    await notify({ type: 'refused', to: [stranger.id], actor: ann.id, fileId })
    const { notifications } = await house.list(stranger.id)
    expect(notifications.map(({ type, file_name, excerpt }) => [type, file_name, excerpt])).toEqual(
      expect.arrayContaining([
        ['invited', null, null],
        ['refused', null, null],
      ]),
    )
    await house.letIn(fileId, stranger.id)
    expect((await house.list(stranger.id)).notifications.map(({ file_name }) => file_name)).toEqual([
      'Harbour',
      'Harbour',
    ])
  })

  it('never name a file that one may no longer see, nor what was written in it', async () => {
    const { ann, ben, fileId } = await sharedMap('Secret plan')
    const details = { commentId: 'c1', excerpt: 'Secret words' }
    await notify({ type: 'mentioned', to: [ben.id], actor: ann.id, fileId, details })
    await house.takeOut(fileId, ben.id)
    const answer = await house.list(ben.id)
    expect(answer.notifications).toMatchObject([{ file_name: null, naotu_type: null, excerpt: null, comment_id: null }])
    expect(JSON.stringify(answer)).not.toContain('Secret')
  })

  it('are one for what the same person does again and again, until it is read', async () => {
    const { ann, ben, cem, fileId } = await sharedMap()
    const comment = (actor: string | null, commentId: string, guestNumber?: number) =>
      notify({
        ...{ type: 'commented', to: [ann.id], actor, fileId, details: { commentId } },
        ...(guestNumber !== undefined && { guestNumber }),
      })
    for (let nth = 1; nth <= 10; nth++) {
      await comment(ben.id, `b${nth}`)
      house.clock.now += minute
    }
    await comment(cem.id, 'c1')
    await comment(null, 'g1', 1)
    await comment(null, 'g2', 2)
    const seen = async () =>
      (await house.list(ann.id)).notifications.map(({ comment_id, count }) => [comment_id, count]).sort()
    expect(await seen()).toEqual([
      ['b10', 10],
      ['c1', 1],
      ['g1', 1],
      ['g2', 1],
    ])
    house.clock.now += 10 * minute
    await comment(ben.id, 'b11')
    expect(await seen()).toHaveLength(5)
    const { notifications } = await house.list(ann.id)
    await house.read(ann.id, { ids: notifications.map(({ id }) => id) })
    await comment(ben.id, 'b12')
    expect(await seen()).toHaveLength(6)
  })

  it('are read one by one, or all up to a time', async () => {
    const { ann, ben, fileId } = await sharedMap()
    const times: number[] = []
    for (const type of ['joined', 'applied', 'access-requested'] as const) {
      await notify({ type, to: [ann.id], actor: ben.id, fileId })
      times.push(house.clock.now)
      house.clock.now += minute
    }
    const { notifications } = await house.list(ann.id)
    expect(await house.read(ann.id, {})).toEqual({ unread: 3 })
    // Somebody else's are none of theirs.
    expect(await house.read(ben.id, { ids: notifications.map(({ id }) => id), until: house.clock.now })).toEqual({
      unread: 0,
    })
    expect(await house.read(ann.id, { ids: [notifications[0]?.id ?? ''] })).toEqual({ unread: 2 })
    expect(await house.read(ann.id, { until: times[0] ?? 0 })).toEqual({ unread: 1 })
    expect((await house.list(ann.id)).notifications.map(({ type, unread }) => [type, unread])).toEqual([
      ['access-requested', false],
      ['applied', true],
      ['joined', false],
    ])
  })

  it('come in pages, newest first, each once', async () => {
    const { ann, ben } = await sharedMap()
    const files = await Promise.all(Array.from({ length: 7 }, (_, nth) => house.newFile(ann.id, `Map ${nth}`)))
    // Several at the same time: what decides then is the id.
    for (const [nth, fileId] of files.entries()) {
      if (nth % 3 === 0) house.clock.now += 1
      await notify({ type: 'access-requested', to: [ann.id], actor: ben.id, fileId })
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof house.list>> = await house.list(ann.id, {
        limit: 3,
        ...(cursor !== null && { cursor }),
      })
      seen.push(...page.notifications.map(({ file_guid }) => file_guid))
      cursor = page.cursor
    } while (cursor !== null)
    expect(seen.slice().sort()).toEqual(files.slice().sort())
    expect(seen[0]).toBe(files[6])
    await expect(house.list(ann.id, { cursor: 'x' })).rejects.toMatchObject({ errno: -400 })
  })

  it('of a muted document tell only what is addressed to its reader', async () => {
    const { ann, ben, fileId } = await sharedMap()
    expect(await house.mute(ann.id, fileId)).toEqual({ file_guid: fileId, muted: false })
    await house.mute(ann.id, fileId, true)
    await house.mute(ann.id, fileId, true)
    expect(await house.mute(ann.id, fileId)).toEqual({ file_guid: fileId, muted: true })
    for (const type of ['commented', 'replied', 'joined', 'mentioned', 'applied', 'share-locked'] as const) {
      await notify({ type, to: [ann.id], actor: ben.id, fileId })
    }
    const { notifications } = await house.list(ann.id)
    expect(notifications.map(({ type }) => type).sort()).toEqual(['applied', 'mentioned', 'share-locked'])
    expect(notifications.every(({ muted }) => muted)).toBe(true)
    await house.mute(ann.id, fileId, false)
    await notify({ type: 'commented', to: [ann.id], actor: ben.id, fileId })
    expect((await house.list(ann.id)).notifications).toHaveLength(4)
    const stranger = await house.newPerson('Dee')
    await expect(house.mute(stranger.id, fileId, true)).rejects.toMatchObject({ errno: -104 })
  })

  it('go after 90 days, and beyond the 500 newest', async () => {
    const { ann, ben, fileId } = await sharedMap()
    const started = house.clock.now
    const db = house.database.tables<NotificationTables>()
    const about = {
      person_id: ann.id,
      type: 'commented',
      actor_id: ben.id,
      guest_number: null,
      file_id: fileId,
    } as const
    const blank = { comment_id: null, node_id: null, excerpt: null, count: 1, read_at: null, to_mail: 0 } as const
    const old = Array.from({ length: 500 }, (_, nth) => ({
      ...about,
      ...blank,
      id: newId(),
      at: started + (nth + 1) * 11 * minute,
    }))
    await db.insertInto('notifications').values(old).execute()
    house.clock.now = started + 500 * 11 * minute
    for (let nth = 0; nth < 5; nth++) {
      house.clock.now += 11 * minute
      await notify({ type: 'commented', to: [ann.id], actor: ben.id, fileId })
    }
    const first = await house.list(ann.id, { limit: 100 })
    expect(first.unread).toBe(500)
    house.clock.now = started + 90 * day + 200 * 11 * minute
    // Five had gone by their number.
    expect((await house.list(ann.id)).unread).toBe(305)
    await removeOld(db, house.clock.now)
    expect(await db.selectFrom('notifications').select('id').where('person_id', '=', ann.id).execute()).toHaveLength(
      305,
    )
  })

  it('go with the comment, the file, and the person', async () => {
    const { ann, ben, cem, fileId } = await sharedMap()
    const other = await house.newFile(ann.id, 'Other')
    const say = (file: string, commentId: string, actor = ben.id) =>
      notify({ type: 'commented', to: [ann.id, cem.id], actor, fileId: file, details: { commentId, excerpt: 'Words' } })
    await say(fileId, 'one')
    await say(fileId, 'two')
    await say(other, 'three')
    await house.mute(cem.id, fileId, true)
    const inTransaction = house.database.tables<unknown>().transaction()
    await inTransaction.execute((transaction) => house.notifications.removeComments(transaction, ['two', 'three']))
    expect((await house.list(ann.id)).notifications).toMatchObject([{ comment_id: null, excerpt: null, count: 1 }])

    await say(other, 'four')
    await inTransaction.execute((transaction) => house.notifications.remove(transaction, [fileId]))
    expect((await house.list(ann.id)).notifications).toMatchObject([{ comment_id: 'four' }])
    const db = house.database.tables<NotificationTables>()
    expect(await db.selectFrom('muted_documents').selectAll().where('file_id', '=', fileId).execute()).toEqual([])

    await house.wantMails(ben.id)
    await house.letIn(other, ben.id)
    await notify({ type: 'mentioned', to: [ben.id], actor: ann.id, fileId: other })
    await house.mute(ben.id, other, true)
    const { within, after } = await house.notifications.eraseAccount(ben.id)
    await inTransaction.execute(async (transaction) => {
      await within(transaction)
      await tablesIn<NotificationTables>(transaction).deleteFrom('accounts').where('id', '=', ben.id).execute()
    })
    await after()
    // Who is gone is told nothing any more.
    await notify({ type: 'invited', to: [ben.id], actor: ann.id, fileId: other })
    expect((await house.list(ann.id)).notifications).toEqual([])
    for (const table of ['notifications', 'muted_documents', 'notification_mails'] as const) {
      expect(await db.selectFrom(table).selectAll().where('person_id', '=', ben.id).execute()).toEqual([])
    }
  })

  it('never fail whoever tells them', async () => {
    const { ann, ben } = await sharedMap()
    await notify({ type: 'invited', to: [ann.id], actor: ben.id, fileId: 'f'.repeat(32) })
    expect((await house.list(ann.id)).notifications).toEqual([])
    const broken = { type: 'commented', to: [ann.id], actor: ben.id, fileId: null } as unknown as NotificationEvent
    await expect(notify(broken)).resolves.toBeUndefined()
  })
})
