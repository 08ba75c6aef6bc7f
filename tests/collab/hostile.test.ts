// @module-tag never-retried
import { closeCodes } from '@ramify/contract'
import { newMap } from '@ramify/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { frames } from '../kit/collab/frames.ts'
import type { LiveClient } from '../kit/collab/live-client.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'
import { newRandom, randomBytes, seed } from './seed.ts'

const megabyte = 1024 * 1024

/** A house with a document of Ann's in it, opened for each describe. */
function hostileHouse(engine: EngineUnderTest) {
  let house: CollabHouse
  let ann: Visitor
  let fileId: string
  let stored: Buffer
  const problems: unknown[] = []
  const note = (problem: unknown) => problems.push(problem)

  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    ann = await house.newVisitor()
    fileId = await house.newFile(ann)
    stored = await state()
    process.on('unhandledRejection', note)
    process.on('uncaughtException', note)
  })
  afterAll(async () => {
    process.off('unhandledRejection', note)
    process.off('uncaughtException', note)
    await house.close()
  })

  const state = async () => Buffer.from(Y.encodeStateAsUpdate(await house.stored(fileId)))
  const connect = () => house.client(ann, fileId).connect()

  /** Somebody else can still edit, and the document is what it was. */
  async function unharmed(): Promise<void> {
    expect(await state()).toEqual(stored)
    expect(await house.journalRows(fileId)).toBe(0)
    const client = await connect()
    expect(topicsOf(client.doc)).toEqual(['Root'])
    expect(await client.saved()).toBe(true)
    await client.close()
    expect(problems).toEqual([])
  }

  async function sent(frame: Uint8Array<ArrayBuffer>): Promise<LiveClient> {
    const client = await connect()
    client.send(frame)
    return client
  }

  return {
    get house() {
      return house
    },
    get ann() {
      return ann
    },
    get fileId() {
      return fileId
    },
    connect,
    unharmed,
    sent,
  }
}

// Whether somebody may is asked of the database, and what is taken in is written there.
describe.each(engines)(`hostile frames that reach the database $name, seed ${seed}`, (engine) => {
  const at = hostileHouse(engine)

  it('B48: names of other documents', async () => {
    const eve = await at.house.newVisitor()
    const own = await at.house.newFile(eve)
    const change = Y.encodeStateAsUpdate(newMap({ text: 'from elsewhere' }))
    for (const frame of [
      frames.update(at.fileId, change),
      frames.syncStep2(at.fileId, change),
      frames.syncStep1(at.fileId, new Uint8Array([0])),
      frames.authentication(at.fileId, eve.token),
      frames.stateless(at.fileId, '{"type":"mark","number":1}'),
    ]) {
      const client = await at.house.client(eve, own).connect()
      client.send(frame)
      expect(await client.closed()).toBe(closeCodes.access)
      expect(topicsOf(client.doc)).toEqual(['Root'])
    }
    const strange = at.house.client(eve, '../../etc/passwd')
    strange.open()
    expect(await strange.closed()).toBe(closeCodes.access)
    await at.unharmed()
  })

  it('T46: anything after signing out', async () => {
    const eve = await at.house.newVisitor()
    const own = await at.house.newFile(eve)
    const client = await at.house.client(eve, own).connect()
    await at.house.sessions.end(eve.personId, eve.sessionId)
    addTopic(client.doc, 'late')
    expect(await client.closed()).toBe(closeCodes.session)
    expect(topicsOf(await at.house.stored(own))).toEqual(['Root'])
  })

  it('B50: 12 MB in many frames', async () => {
    const other = await at.house.newFile(at.ann)
    const filler = await at.house.client(at.ann, other).connect()
    for (const [nth, megabytes] of [5, 5, 2].entries()) {
      filler.doc.getArray('names').push(['x'.repeat(megabytes * megabyte)])
      // Megabytes take a busy machine long.
      expect(await filler.saved(120_000)).toBe(nth < 2)
    }
    expect(filler.refusals).toContain('size')
    const left = await at.house.stored(other)
    expect(Y.encodeStateAsUpdate(left).byteLength).toBeLessThan(12 * megabyte)
    expect(left.getArray('names').length).toBe(2)
  })
})

// The rest is refused before the database is asked, or is a small change as any other.
describe.each(engines.filter(({ name }) => name === 'sqlite'))(`hostile frames on $name, seed ${seed}`, (engine) => {
  const at = hostileHouse(engine)

  it('B47: random bytes, before and after signing in', async () => {
    const random = newRandom()
    for (let nth = 0; nth < 40; nth++) {
      const bytes = randomBytes(random, 1 + Math.floor(random() * 200))
      const stranger = at.house.client(at.ann, at.fileId)
      stranger.open({ silent: true })
      await stranger.until(() => stranger.isOpen, 'open')
      stranger.send(bytes)
      const guest = await at.sent(bytes)
      guest.send(frames.ofType(at.fileId, nth % 12, bytes))
      guest.mark()
      await guest.until(() => guest.closeCode !== 0 || guest.marked > 0, 'answered')
      await Promise.all([stranger.close(), guest.close()])
    }
    await at.unharmed()
  })

  it('B46: text', async () => {
    const ws = new WebSocket(`${at.house.address.replace('http', 'ws')}/collab?schema=1`)
    const code = new Promise((resolve) => ws.addEventListener('close', (event) => resolve(event.code)))
    ws.addEventListener('open', () => ws.send('hello'))
    expect(await code).toBe(closeCodes.resync)
  })

  it('T44: anything before signing in', async () => {
    const client = at.house.client(at.ann, at.fileId)
    client.open({ silent: true })
    await client.until(() => client.isOpen, 'open')
    client.send(frames.update(at.fileId, Y.encodeStateAsUpdate(newMap({ text: 'mine' }))))
    expect(await client.closed()).toBe(closeCodes.session)
    await at.unharmed()
  })

  it('T44: pages of somebody else', async () => {
    const answer = await fetch(`${at.house.address}/collab?schema=1`, { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(200)
    const { status } = await upgrade(at.house.address, 'https://evil.example')
    expect(status).toBe(403)
    expect((await upgrade(at.house.address, at.house.address)).status).toBe(101)
  })

  it('S18: pages of the host that a trusted proxy was asked for, and of no other', async () => {
    const forwarded = { 'x-forwarded-host': 'maps.example' }
    expect((await upgrade(at.house.address, 'https://maps.example', forwarded)).status).toBe(403)
    const behind = await CollabHouse.open(engine, { trustedProxies: ['127.0.0.1'] })
    expect((await upgrade(behind.address, 'https://maps.example', forwarded)).status).toBe(101)
    expect((await upgrade(behind.address, 'https://evil.example', forwarded)).status).toBe(403)
    expect((await upgrade(behind.address, behind.address)).status).toBe(101)
    await behind.close()
  })

  it('B51: changes that are none, in the middle of one, and cut off', async () => {
    const whole = Y.encodeStateAsUpdate(newMap({ text: 'whole' }))
    const damaged = Array.from({ length: 60 }, (_, nth) => {
      const bytes = Uint8Array.from(whole)
      bytes[Math.floor((nth / 60) * bytes.length)] = 255
      return bytes
    })
    const cut = Array.from({ length: 20 }, (_, nth) => whole.slice(0, Math.floor((nth / 20) * whole.length)))
    for (const change of [...cut, randomBytes(newRandom(), 500), new Uint8Array(megabyte).fill(1)]) {
      const live = await at.sent(frames.update(at.fileId, change))
      expect(await live.closed()).toBe(closeCodes.resync)
      const syncing = await at.sent(frames.syncStep2(at.fileId, change))
      expect(await syncing.closed()).toBe(closeCodes.resync)
    }
    await at.unharmed()
    // With one byte changed it may be a change all the same; then it is an edit as any other.
    const other = await at.house.newFile(at.ann)
    for (const change of damaged) {
      const client = await at.house.client(at.ann, other).connect()
      client.send(frames.update(other, change))
      client.mark()
      await client.until(() => client.closeCode !== 0 || client.marked > 0, 'answered')
      await client.close()
    }
    expect(topicsOf((await at.house.client(at.ann, other).connect()).doc)).toContain('Root')
    await at.unharmed()
  })

  it('B51: gaps of over 1 MB, and deletions of what nobody has', async () => {
    const doc = new Y.Doc()
    const changes: Uint8Array[] = []
    doc.on('update', (change: Uint8Array) => changes.push(change))
    doc.getArray('names').push(['first'])
    doc.getArray('names').push(['x'.repeat(megabyte)])
    const [, second] = changes as [Uint8Array, Uint8Array]
    expect(await (await at.sent(frames.update(at.fileId, second))).closed()).toBe(closeCodes.resync)
    const skipping = Y.mergeUpdates([second, Y.encodeStateAsUpdate(newMap({ text: 'beside' }))])
    expect(await (await at.sent(frames.update(at.fileId, skipping))).closed()).toBe(closeCodes.resync)
    const before = Y.encodeStateVector(doc)
    doc.getArray('names').delete(0, 1)
    expect(await (await at.sent(frames.update(at.fileId, Y.encodeStateAsUpdate(doc, before)))).closed()).toBe(
      closeCodes.resync,
    )
    await at.unharmed()
  })

  it('B50: 13 MB in one frame', async () => {
    const large = new Y.Doc()
    large.getArray('names').push(['x'.repeat(13 * megabyte)])
    const client = await at.sent(frames.update(at.fileId, Y.encodeStateAsUpdate(large)))
    expect(await client.closed()).toBe(1009)
    await at.unharmed()
  })

  it('B49: 200 a second, and 2,000 at once', async () => {
    const flood = await at.connect()
    for (let nth = 0; nth < 2_000; nth++) flood.mark()
    expect(await flood.closed()).toBe(closeCodes.slower)
    const stream = await at.connect()
    // So many at once are allowed; without them the stream would have to last ten seconds.
    for (let nth = 0; nth < 900; nth++) stream.mark()
    await stream.until(() => stream.marked === 900, 'marked')
    const start = Date.now()
    let count = 0
    const timer = setInterval(() => {
      for (const due = (Date.now() - start) / 5; count < due; count++) stream.mark()
    }, 20)
    try {
      expect(await stream.closed()).toBe(closeCodes.slower)
    } finally {
      clearInterval(timer)
    }
    await at.unharmed()
  })

  it('T47: presence of any size, and words of any length', async () => {
    const client = await at.sent(frames.awareness(at.fileId, new Uint8Array(megabyte)))
    expect(await client.saved()).toBe(true)
    client.send(frames.awareness(at.fileId, new Uint8Array([1, 1, 1, 3, 123, 123, 123])))
    expect(await client.saved()).toBe(true)
    const talker = await at.sent(frames.stateless(at.fileId, 'x'.repeat(5_000)))
    expect(await talker.closed()).toBe(closeCodes.resync)
    const strange = await at.sent(frames.stateless(at.fileId, '{"type":"mark","number":-1}'))
    expect(await strange.saved()).toBe(true)
    await at.unharmed()
  })
})

async function upgrade(
  address: string,
  origin: string,
  headers: Record<string, string> = {},
): Promise<{ status: number }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/collab?schema=1`, {
      headers: {
        ...headers,
        origin,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
      },
    })
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0 })
    })
    asked.on('response', (response) => resolve({ status: response.statusCode ?? 0 }))
    asked.on('error', reject)
    asked.end()
  })
}
