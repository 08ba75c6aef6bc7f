// @module-tag never-retried
import { type Capability, closeCodes, plans } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { principalOf } from '../../apps/server/src/domains/access/index.ts'
import { newId } from '../../apps/server/src/platform/random.ts'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { frames } from '../kit/collab/frames.ts'
import type { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'

const hour = 60 * 60_000
const mayLook: Capability[] = ['see', 'comment']

describe.each(engines)('guests with a link to a document on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  const write = (work: (transaction: Transaction<unknown>) => Promise<void>) =>
    house.database.tables<unknown>().transaction().execute(work)

  /** A document with a link to it. */
  async function linked(expiresAt: number | null = null, capabilities = mayLook) {
    const ann = await house.newVisitor(plans.vip)
    const fileId = await house.newFile(ann)
    const linkId = newId()
    const give = async (passwordVersion: number, until = expiresAt) => {
      const subject = { type: 'link', id: linkId, passwordVersion } as const
      await write((transaction) =>
        house.access.give(transaction, { fileId, subject, source: 'grant', capabilities, expiresAt: until }),
      )
      house.access.changed(fileId)
    }
    await give(1)
    const take = async () => {
      const subject = { type: 'link', id: linkId, passwordVersion: 1 } as const
      await write((transaction) => house.access.take(transaction, { fileId, subject, source: 'grant' }))
      house.access.changed(fileId)
    }
    return { ann, fileId, linkId, give, take }
  }

  async function newGuest(linkId: string, passwordVersion = 1) {
    const { token, guest } = await house.sessions.openGuest(Date.now() + 24 * hour)
    await house.access.proveLink(principalOf(guest), { id: linkId, passwordVersion })
    return { token, guest }
  }

  it('T7: let those in who have proven it, and nobody else', async () => {
    const { fileId, linkId } = await linked()
    const [proven, other] = [await newGuest(linkId), await newGuest(newId())]
    const outdated = await newGuest(linkId, 2)
    await house.client(proven, fileId).connect()
    for (const refused of [other, outdated])
      await expect(house.client(refused, fileId).connect()).rejects.toThrow(`${closeCodes.access}`)
    await expect(house.client({ token: 'x'.repeat(43) }, fileId).connect()).rejects.toThrow(`${closeCodes.session}`)
  })

  it('see what is written, and write nothing', async () => {
    const { ann, fileId, linkId } = await linked()
    const [owner, viewer] = [
      await house.client(ann, fileId).connect(),
      await house.client(await newGuest(linkId), fileId).connect(),
    ]
    expect(viewer.heard).toContainEqual({ type: 'rights', edit: false, kind: 0, nodes: 10_000 })
    addTopic(owner.doc, 'seen')
    await viewer.until(() => topicsOf(viewer.doc).includes('seen'), 'told')
    addTopic(viewer.doc, 'not allowed')
    expect(await viewer.saved()).toBe(false)
    expect(await owner.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'seen'])
  })

  it('T46: are told why they are cut off: ended, ran out, another password', async () => {
    const [ended, password] = [await linked(), await linked()]
    const begun = Date.now()
    const ranOut = await linked(begun + 1_500)
    const links = [ended, password, ranOut]
    const viewers = await Promise.all(
      links.map(async ({ fileId, linkId }) => house.client(await newGuest(linkId), fileId).connect()),
    )
    const closed = viewers.map(async (viewer) => {
      const code = await viewer.closed()
      return { code, at: Date.now() }
    })
    const changedAt = Date.now()
    await ended.take()
    await password.give(2)
    const codes = await Promise.all(closed)
    expect(codes.map(({ code }) => code)).toEqual([
      closeCodes.linkEnded,
      closeCodes.linkUnproven,
      closeCodes.linkExpired,
    ])
    for (const { at } of codes.slice(0, 2)) expect(at - changedAt).toBeLessThan(2_000)
    expect((codes[2]?.at ?? 0) - (begun + 1_500)).toBeLessThan(2_000)
  })

  it('T46: are cut off when their session or the proof runs out, and when the file is in the trash', async () => {
    const { fileId, linkId } = await linked()
    const { token, guest } = await house.sessions.openGuest(Date.now() + 800)
    await house.access.proveLink(principalOf(guest), { id: linkId, passwordVersion: 1 })
    const short = await house.client({ token }, fileId).connect()
    expect(await short.closed()).toBe(closeCodes.session)

    const late = await house.client(await newGuest(linkId), fileId).connect()
    const db = house.database.tables<{ link_proofs: { expires_at: number; link_id: string } }>()
    await db
      .updateTable('link_proofs')
      .set({ expires_at: Date.now() - 1 })
      .where('link_id', '=', linkId)
      .execute()
    house.access.changed(fileId)
    expect(await late.closed()).toBe(closeCodes.linkUnproven)

    const viewer = await house.client(await newGuest(linkId), fileId).connect()
    const files = house.database.tables<{ files: { id: string; trashed_at: number | null } }>()
    await files.updateTable('files').set({ trashed_at: 1 }).where('id', '=', fileId).execute()
    house.access.changed(fileId)
    expect(await viewer.closed()).toBe(closeCodes.linkEnded)
  })

  it('show no name to anybody: what they say of themselves is left out', async () => {
    const { ann, fileId, linkId } = await linked()
    const [owner, member, viewer] = [
      await house.client(ann, fileId).connect(),
      await house.client(ann, fileId).connect(),
      await house.client(await newGuest(linkId), fileId).connect(),
    ]
    const at = (x: number) =>
      frames.stateless(fileId, JSON.stringify({ type: 'presence', shown: true, cursor: { x, y: 0 } }))
    viewer.send(at(1))
    await viewer.saved()
    member.send(at(2))
    for (const each of [owner, viewer]) {
      await each.until(() => seenBy(each).some(({ cursor }) => cursor?.x === 2), 'told')
      expect(seenBy(each).some(({ cursor }) => cursor?.x === 1)).toBe(false)
      const people = seenBy(each).flatMap(({ person }) => person?.id ?? [])
      expect(new Set(people)).toEqual(new Set([ann.personId]))
    }
  })
})

/** Everything that somebody was told of who is in the document. */
const seenBy = ({ heard }: LiveClient) =>
  heard.flatMap((message) => (message.type === 'people' || message.type === 'presence' ? (message.people ?? []) : []))

describe.each(engines.filter(({ name }) => name === 'postgres'))('links on two processes', (engine) => {
  it('T46: cut guests off on the other one within 2 s, with and without the bus', async () => {
    const house = await CollabHouse.open(engine)
    const other = await house.beside()
    try {
      for (const isAway of [false, true]) {
        const ann = await house.newVisitor()
        const fileId = await house.newFile(ann)
        const subject = { type: 'link', id: newId(), passwordVersion: 1 } as const
        const grant = { fileId, subject, source: 'grant', capabilities: mayLook, expiresAt: null } as const
        const inTransaction = house.database.tables<unknown>().transaction()
        await inTransaction.execute((transaction) => house.access.give(transaction, grant))
        const { token, guest } = await house.sessions.openGuest(Date.now() + hour)
        await house.access.proveLink(principalOf(guest), subject)
        const viewer = await other.client({ token }, fileId).connect()
        if (isAway) other.bus.isConnected = false
        const at = Date.now()
        await house.database
          .tables<unknown>()
          .transaction()
          .execute((transaction) => house.access.take(transaction, grant))
        house.access.changed(fileId)
        expect(await viewer.closed()).toBe(closeCodes.linkEnded)
        expect(Date.now() - at).toBeLessThan(2_000)
      }
    } finally {
      await other.close()
      await house.close()
    }
  })
})
