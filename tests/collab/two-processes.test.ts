// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import type { LiveClient } from '../kit/collab/live-client.ts'
import { engines } from '../kit/database/engines.ts'

// SQLite is always served by one.
describe.each(engines.filter(({ name }) => name === 'postgres'))(
  'two processes on one database, on $name',
  (engine) => {
    let here: CollabHouse
    let there: CollabHouse
    beforeAll(async () => {
      here = await CollabHouse.open(engine)
      there = await here.beside()
    })
    afterAll(async () => {
      await there.close()
      await here.close()
    })

    async function openOnBoth() {
      const ann = await here.newVisitor()
      const fileId = await here.newFile(ann)
      const [one, other] = [await here.client(ann, fileId).connect(), await there.client(ann, fileId).connect()]
      return { ann, fileId, one, other }
    }
    const has = (client: LiveClient, text: string) => client.until(() => topicsOf(client.doc).includes(text), text)

    it('R1: editors on both see each other, and everything is written once', async () => {
      const { fileId, one, other } = await openOnBoth()
      const texts: string[] = []
      for (let nth = 0; nth < 50; nth++) {
        addTopic(one.doc, `here ${nth}`)
        addTopic(other.doc, `there ${nth}`)
        texts.push(`here ${nth}`, `there ${nth}`)
        if (nth % 10 === 0) await Promise.all([one.saved(), other.saved()])
      }
      expect(await Promise.all([one.saved(), other.saved()])).toEqual([true, true])
      await expect.poll(() => topicsOf(one.doc)).toEqual(['Root', ...texts].sort())
      await expect.poll(() => topicsOf(other.doc)).toEqual(['Root', ...texts].sort())
      expect(topicsOf(await here.stored(fileId))).toEqual(['Root', ...texts].sort())
    })

    it('what one process tells those who have a document open is heard on the other', async () => {
      const { fileId, one, other } = await openOnBoth()
      const message = { type: 'comment', event: { change: 'cleared', text: '评论 😀' } } as const
      here.documents.tell(fileId, { message })
      here.documents.renamed(fileId, 'Plan')
      for (const client of [one, other]) {
        await client.until(() => client.heard.some(({ type }) => type === 'renamed'), 'told')
        expect(client.heard.filter(({ type }) => type === 'comment')).toEqual([message])
        expect(client.heard).toContainEqual({ type: 'renamed', name: 'Plan' })
      }
    })

    it('a change that builds on what this process has not heard of yet is taken in', async () => {
      const { ann, fileId, one, other } = await openOnBoth()
      there.bus.isConnected = false
      addTopic(one.doc, 'unheard')
      expect(await one.saved()).toBe(true)
      await one.close()
      const moved = there.client(ann, fileId, one.doc)
      await moved.connect()
      addTopic(moved.doc, 'on top')
      expect(await moved.saved()).toBe(true)
      there.bus.isConnected = true
      await has(other, 'on top')
      await has(other, 'unheard')
    })

    it('a large change crosses too', async () => {
      const { one, other } = await openOnBoth()
      addTopic(one.doc, 'x'.repeat(200_000))
      expect(await one.saved()).toBe(true)
      await has(other, 'x'.repeat(200_000))
    })

    it('what is saved by a call on one is seen on the other', async () => {
      const { ann, fileId, one, other } = await openOnBoth()
      const { content, hash } = await there.documents.read(fileId, ann.personId)
      const root = content.root as { children: unknown[] }
      root.children.push({ data: { text: 'by a call' }, children: [] })
      expect(await there.documents.save(fileId, ann.personId, content, hash)).toMatchObject({
        hash: expect.any(String),
      })
      await Promise.all([has(one, 'by a call'), has(other, 'by a call')])
    })

    it('what is restored on one is seen on the other, and what it replaced can be restored on either', async () => {
      const { ann, fileId, one, other } = await openOnBoth()
      addTopic(one.doc, 'first')
      expect(await one.saved()).toBe(true)
      const wanted = { title: 'First', isOnFreePlan: false, limit: null, requireRoom: async () => undefined }
      const kept = await here.documents.keepVersion(fileId, ann.personId, { reason: 'named', ...wanted })
      if (typeof kept === 'string') throw new Error(kept)
      addTopic(other.doc, 'second')
      expect(await other.saved()).toBe(true)
      await has(one, 'second')
      await there.documents.restoreVersion(fileId, ann.personId, kept.version.id)
      for (const client of [one, other])
        await client.until(() => topicsOf(client.doc).join() === 'Root,first', 'shown what was restored')
      const [before] = await here.documents.versions(fileId, { limit: 1 })
      expect(before?.reason).toBe('before-restore')
      await here.documents.restoreVersion(fileId, ann.personId, before?.id ?? 0)
      await Promise.all([has(one, 'second'), has(other, 'second')])
    })

    it('rights that are taken, sessions that end and new names reach both', async () => {
      const { ann, fileId, other } = await openOnBoth()
      const ben = await here.newVisitor()
      await here.give(fileId, ben, 'editor')
      const guest = await there.client(ben, fileId).connect()
      here.documents.renamed(fileId, 'Another name')
      await guest.until(() => guest.heard.some((said) => said.type === 'renamed'), 'told the name')
      await here.give(fileId, ben, 'viewer')
      await guest.until(() => guest.heard.some((said) => said.type === 'rights' && !said.edit), 'told the right')
      await here.take(fileId, ben)
      expect(await guest.closed(2_000)).toBe(closeCodes.access)
      await here.sessions.end(ann.personId, ann.sessionId)
      expect(await other.closed(2_000)).toBe(closeCodes.session)
    })

    it('R5: while the bus is away everything comes a little later, and nothing is lost', async () => {
      const { ann, fileId, one, other } = await openOnBoth()
      const ben = await here.newVisitor()
      await here.give(fileId, ben, 'editor')
      const guest = await there.client(ben, fileId).connect()
      for (const { bus } of [here, there]) bus.isConnected = false
      addTopic(one.doc, 'without the bus')
      addTopic(other.doc, 'on either side')
      await Promise.all([has(other, 'without the bus'), has(one, 'on either side')])
      await here.take(fileId, ben)
      expect(await guest.closed(5_000)).toBe(closeCodes.access)
      await here.sessions.end(ann.personId, ann.sessionId)
      expect(await other.closed(5_000)).toBe(closeCodes.session)
      for (const { bus } of [here, there]) bus.isConnected = true
    })

    it('what was said while the bus was away is looked up when it is back', async () => {
      const { one, other } = await openOnBoth()
      // Only one of them has noticed: what the other sends is lost.
      there.bus.isConnected = false
      addTopic(one.doc, 'lost on the way')
      expect(await one.saved()).toBe(true)
      there.bus.isConnected = true
      await has(other, 'lost on the way')
    })

    it('any process compacts, and the others go on', async () => {
      const { fileId, one, other } = await openOnBoth()
      addTopic(one.doc, 'before')
      await has(other, 'before')
      await there.documents.compact(fileId)
      expect(await here.journalRows(fileId)).toBe(0)
      addTopic(one.doc, 'after')
      expect(await one.saved()).toBe(true)
      await has(other, 'after')
      await here.documents.compact(fileId)
      expect(topicsOf(await here.stored(fileId))).toEqual(['Root', 'after', 'before'])
    })
  },
)
