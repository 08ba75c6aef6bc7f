// @module-tag never-retried
import { closeCodes, plans } from '@ramify/contract'
import { fromContent, newMap } from '@ramify/document'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { principalOf } from '../../apps/server/src/domains/access/index.ts'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'

describe.each(engines)('rights and limits of live editing on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  it('T45: a viewer sees everything and writes nothing', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await house.give(fileId, ben, 'viewer')
    const [owner, viewer] = [await house.client(ann, fileId).connect(), await house.client(ben, fileId).connect()]
    expect(viewer.heard).toContainEqual({ type: 'rights', edit: false, kind: 0, nodes: 10_000 })
    addTopic(owner.doc, 'seen')
    await viewer.until(() => topicsOf(viewer.doc).includes('seen'), 'told')
    expect(await viewer.saved()).toBe(true)
    addTopic(viewer.doc, 'not allowed')
    expect(await viewer.saved()).toBe(false)
    expect(new Set(viewer.refusals)).toEqual(new Set(['rights']))
    expect(await owner.saved()).toBe(true)
    expect(topicsOf(owner.doc)).toEqual(['Root', 'seen'])
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'seen'])
  })

  it('refuses a co-editor who changes the kind or the schema of a document: nobody else could open it', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await house.give(fileId, ben, 'editor')
    const [owner, member] = [await house.client(ann, fileId).connect(), await house.client(ben, fileId).connect()]
    member.doc.getMap('meta').set('kind', 'something else')
    member.doc.getMap('meta').set('schema', 99)
    expect(await member.saved()).toBe(false)
    expect(new Set(member.refusals)).toEqual(new Set(['rights']))
    expect(await owner.saved()).toBe(true)
    for (const doc of [owner.doc, await house.stored(fileId)])
      expect(doc.getMap('meta').toJSON()).toMatchObject({ kind: 'mindmap', schema: 1 })
  })

  it('T45, T46: stops writing and reading when rights or the session end', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await house.give(fileId, ben, 'editor')
    const member = await house.client(ben, fileId).connect()
    addTopic(member.doc, 'as editor')
    expect(await member.saved()).toBe(true)
    await house.give(fileId, ben, 'viewer')
    await member.until(() => member.heard.some((said) => said.type === 'rights' && !said.edit), 'told')
    addTopic(member.doc, 'as viewer')
    expect(await member.saved()).toBe(false)
    await house.take(fileId, ben)
    expect(await member.closed()).toBe(closeCodes.access)

    const [here, there] = [await house.client(ann, fileId).connect(), await house.client(ann, fileId).connect()]
    await house.sessions.end(ann.personId, ann.sessionId)
    expect(await Promise.all([here.closed(), there.closed()])).toEqual([closeCodes.session, closeCodes.session])
    await expect(house.client(ann, fileId).connect()).rejects.toThrow(`${closeCodes.session}`)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'as editor'])
  })

  it('T46: lets nobody in whose session ends while it is looked up', async () => {
    const ann = await house.newVisitor()
    const fileId = await house.newFile(ann)
    const find = vi.spyOn(house.sessions, 'findReader').mockImplementationOnce(async (token) => {
      find.mockRestore()
      const found = await house.sessions.findReader(token)
      await house.sessions.end(ann.personId, ann.sessionId)
      return found
    })
    await expect(house.client(ann, fileId).connect()).rejects.toThrow(`${closeCodes.session}`)
  })

  it('T45: looks again at rights that could not be looked up when they changed', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await house.give(fileId, ben, 'viewer')
    const viewer = await house.client(ben, fileId).connect()
    vi.spyOn(house.sessions, 'findReader').mockRejectedValueOnce(new Error('the database is away'))
    await house.take(fileId, ben)
    expect(await viewer.closed()).toBe(closeCodes.access)
    vi.restoreAllMocks()
  })

  it('T45: a right that runs out by itself is over from then on', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await house.give(fileId, ben, 'editor')
    const member = await house.client(ben, fileId).connect()
    addTopic(member.doc, 'in time')
    expect(await member.saved()).toBe(true)
    await house.give(fileId, ben, 'editor', Date.now() + 500)
    await expect.poll(() => house.access.roleOf(principalOf(ben), fileId)).toBeNull()
    addTopic(member.doc, 'too late')
    expect(await member.saved()).toBe(false)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'in time'])
  })

  it('T20: refuses growth over the limit, and nothing else', async () => {
    const ann = await house.newVisitor(plans.free)
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    for (let nth = 1; nth < 30; nth++) addTopic(client.doc, `topic ${nth}`)
    expect(await client.saved()).toBe(true)
    const full = topicsOf(client.doc)
    expect(full).toHaveLength(30)

    const over = await house.client(ann, fileId).connect()
    addTopic(over.doc, 'one too many')
    expect(await over.saved()).toBe(false)
    expect(new Set(over.refusals)).toEqual(new Set(['limit']))
    expect(topicsOf(await house.stored(fileId))).toEqual(full)

    const hidden = await house.client(ann, fileId).connect()
    const records = [...hidden.doc.getMap<Y.Map<unknown>>('nodes').values()]
    const record = records.find((each) => each.get('gone') !== true) as Y.Map<unknown>
    record.set('gone', true)
    expect(await hidden.saved()).toBe(true)
    addTopic(hidden.doc, 'in its place')
    expect(await hidden.saved()).toBe(true)
    record.set('gone', false)
    expect(await hidden.saved()).toBe(false)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(30)

    const raw = await house.client(ann, fileId).connect()
    raw.doc.getMap('nodes').set('raw', new Y.Map([['created', 1]]))
    expect(await raw.saved()).toBe(false)
    const dropped = await house.client(ann, fileId).connect()
    for (const gone of dropped.doc.getMap<Y.Map<unknown>>('nodes').values()) gone.delete('gone')
    expect(await dropped.saved()).toBe(false)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(30)
  })

  it('T19: two people at the limit do not pass it together', async () => {
    const ann = await house.newVisitor(plans.free)
    const fileId = await house.newFile(ann)
    const clients = await Promise.all(Array.from({ length: 8 }, () => house.client(ann, fileId).connect()))
    const first = clients[0]
    for (let nth = 1; nth < 29; nth++) addTopic(first?.doc as Y.Doc, `topic ${nth}`)
    expect(await first?.saved()).toBe(true)
    for (const client of clients) await client.until(() => topicsOf(client.doc).length === 29, 'told')
    for (const client of clients) addTopic(client.doc, 'the last one')
    await Promise.all(clients.map((client) => client.saved()))
    expect(topicsOf(await house.stored(fileId))).toHaveLength(30)
  })

  it('takes a claimed draft in whole, twice, and then no more', async () => {
    const ann = await house.newVisitor(plans.free)
    const fileId = await house.newFile(ann, 'empty', { limitsWaived: true })
    const draft = newMap({ text: 'Draft' })
    for (let nth = 0; nth < 50; nth++) addTopic(draft, `topic ${nth}`)
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(draft))
    addTopic(copy, 'in the other tab')
    const one = await house.client(ann, fileId, draft).connect()
    expect(await one.saved()).toBe(true)
    const two = await house.client(ann, fileId, copy).connect()
    expect(await two.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(52)
    addTopic(one.doc, 'edited now')
    expect(await one.saved()).toBe(false)
    await Promise.all([one.close(), two.close()])
    const states = house.db.selectFrom('document_states').select('lifted').where('file_id', '=', fileId)
    await expect.poll(() => states.execute()).toEqual([{ lifted: 0 }])
    const late = await house.client(ann, fileId).connect()
    const later = new Y.Doc()
    Y.applyUpdate(later, Y.encodeStateAsUpdate(late.doc))
    addTopic(later, 'offline')
    expect(await (await house.client(ann, fileId, later).connect()).saved()).toBe(false)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(52)
  })

  it('takes edits of a document that was over the limit from the start', async () => {
    const ann = await house.newVisitor(plans.free)
    const children = Array.from({ length: 40 }, (_, nth) => ({ data: { text: `topic ${nth}` }, children: [] }))
    const content = { root: { data: { text: 'Root' }, children } }
    expect(fromContent(content).ok).toBe(true)
    const client = await house.client(ann, await house.newFile(ann, { content })).connect()
    const record = [...client.doc.getMap<Y.Map<unknown>>('nodes').values()].at(-1) as Y.Map<unknown>
    record.set('look', { bold: true })
    expect(await client.saved()).toBe(true)
    addTopic(client.doc, 'more')
    expect(await client.saved()).toBe(false)
  })
})
