// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'

describe.each(engines)('live editing on $name', (engine) => {
  let house: CollabHouse
  beforeAll(async () => {
    house = await CollabHouse.open(engine)
  })
  afterAll(() => house.close())

  it('shows two sessions of one person each other’s edits, and has them on disk when it says so', async () => {
    const ann = await house.newVisitor()
    const fileId = await house.newFile(ann)
    const [one, two] = [await house.client(ann, fileId).connect(), await house.client(ann, fileId).connect()]
    expect(topicsOf(one.doc)).toEqual(['Root'])
    addTopic(one.doc, 'from one')
    expect(await one.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toEqual(['Root', 'from one'])
    await two.until(() => topicsOf(two.doc).includes('from one'), 'told')
    addTopic(two.doc, 'from two')
    expect(await two.saved()).toBe(true)
    await one.until(() => topicsOf(one.doc).includes('from two'), 'told')
    expect(one.heard[0]).toEqual({ type: 'rights', edit: true, kind: 0, nodes: 10_000 })
  })

  it('answers marks in order, each after what was sent before it', async () => {
    const ann = await house.newVisitor()
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    for (let nth = 0; nth < 50; nth++) {
      addTopic(client.doc, `topic ${nth}`)
      client.mark()
    }
    const first = client.marked
    await client.until(() => client.marked >= first + 1, 'marked')
    await client.until(() => client.marked === 50, 'marked')
    const numbers = client.heard.flatMap((message) => (message.type === 'marked' ? [message.number] : []))
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1))
    expect(topicsOf(await house.stored(fileId))).toHaveLength(51)
  })

  it('tells everybody who has a document open what it is called now, and nobody else', async () => {
    const [ann, ben] = [await house.newVisitor(), await house.newVisitor()]
    const [fileId, otherId] = [await house.newFile(ann), await house.newFile(ann)]
    await house.give(fileId, ben, 'viewer')
    const inside = [await house.client(ann, fileId).connect(), await house.client(ben, fileId).connect()]
    const outside = await house.client(ann, otherId).connect()
    house.documents.renamed(fileId, 'Plan')
    const said = { type: 'renamed', name: 'Plan' }
    for (const client of inside) {
      await client.until(() => client.heard.some(({ type }) => type === 'renamed'), 'told')
      expect(client.heard).toContainEqual(said)
    }
    // Messages come in order: by then it would have heard of it.
    expect(await outside.saved()).toBe(true)
    expect(outside.heard).not.toContainEqual(said)
  })

  it('lets nobody in without a session, without a right, or with an app that is too old', async () => {
    const [ann, eve] = [await house.newVisitor(), await house.newVisitor()]
    const fileId = await house.newFile(ann)
    await expect(house.client({ token: 'x' }, fileId).connect()).rejects.toThrow(`${closeCodes.session}`)
    await expect(house.client(eve, fileId).connect()).rejects.toThrow(`${closeCodes.access}`)
    await expect(house.client(ann, '0'.repeat(32)).connect()).rejects.toThrow(`${closeCodes.access}`)
    const old = house.client(ann, fileId)
    old.open({ schema: '0' })
    expect(await old.closed()).toBe(closeCodes.update)
  })

  it('has whoever did not say in time who they are connect again: on a slow network nobody is signed out', async () => {
    const ann = await house.newVisitor()
    const client = house.client(ann, await house.newFile(ann))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      client.open({ silent: true })
      while (!client.isOpen) await new Promise(setImmediate)
      vi.advanceTimersByTime(10_000)
    } finally {
      vi.useRealTimers()
    }
    expect(await client.closed()).toBe(closeCodes.resync)
  })

  it('keeps everything over a stop and a start', async () => {
    const ann = await house.newVisitor()
    const fileId = await house.newFile(ann)
    const client = await house.client(ann, fileId).connect()
    for (let nth = 0; nth < 20; nth++) addTopic(client.doc, `topic ${nth}`)
    const receipt = client.mark()
    // Told to stop with messages on their way: those that arrived are written and answered.
    await client.until(() => client.marked === receipt, 'marked')
    addTopic(client.doc, 'last')
    await house.restart()
    expect(await client.closed()).toBe(1012)
    const again = await house.client(ann, fileId, client.doc).connect()
    expect(await again.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toEqual(topicsOf(client.doc))
  })
})
