// @module-tag never-retried
import { createConnection } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { closeCodes } from '@ramify/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { addTopic, CollabHouse, topicsOf, type Visitor } from '../kit/collab/collab.ts'
import { frames } from '../kit/collab/frames.ts'
import { engines } from '../kit/database/engines.ts'
import { anchors, lettersAtStart, lettersBefore } from './conflicts.ts'

const megabyte = 1024 * 1024

/** A change in which so many authors nobody has met write a word each. */
function byAuthors(count: number): Uint8Array {
  const changes = Array.from({ length: count }, () => {
    const doc = new Y.Doc()
    doc.getArray('names').push(['x'])
    return Y.encodeStateAsUpdate(doc)
  })
  return Y.mergeUpdates(changes)
}

// What a frame costs is the same on every engine.
describe.each(engines.filter(({ name }) => name === 'sqlite'))('what costs the server dearly, on $name', (engine) => {
  let house: CollabHouse
  let eve: Visitor
  let ann: Visitor
  let annsFile: string

  beforeAll(async () => {
    house = await CollabHouse.open(engine)
    ;[eve, ann] = [await house.newVisitor(), await house.newVisitor()]
    annsFile = await house.newFile(ann)
  })
  afterAll(() => house.close())

  /** Somebody else edits and is answered. */
  async function annIsServed(): Promise<void> {
    const client = await house.client(ann, annsFile).connect()
    addTopic(client.doc, 'Still here')
    expect(await client.saved()).toBe(true)
    await client.close()
  }

  /** How long nobody was answered at a stretch, in milliseconds, while something went on. */
  async function longestPause(work: () => Promise<void>): Promise<number> {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await work()
    delay.disable()
    return delay.max / 1e6
  }

  it('S2: a change made to be dear is tried on a copy, and not taken in', async () => {
    const [first, bomb] = [lettersAtStart(1, 2_000), lettersAtStart(2, 2_000)]
    expect(bomb.byteLength).toBeLessThan(40_000)
    const copy = new Y.Doc()
    Y.applyUpdate(copy, first)
    const start = performance.now()
    Y.applyUpdate(copy, bomb)
    const price = performance.now() - start

    const fileId = await house.newFile(eve)
    const client = await house.client(eve, fileId).connect()
    client.send(frames.update(fileId, first))
    expect(await client.saved()).toBe(true)
    const before = Buffer.from(Y.encodeStateAsUpdate(await house.stored(fileId)))
    const pause = await longestPause(async () => {
      client.send(frames.update(fileId, bomb))
      await annIsServed()
      expect(await client.saved()).toBe(false)
    })
    expect(client.refusals).toEqual(['size'])
    expect(pause).toBeLessThan(price)
    expect(Buffer.from(Y.encodeStateAsUpdate(await house.stored(fileId)))).toEqual(before)
    await client.close()
  })

  it('S2: a large change as people make them is taken in', async () => {
    const fileId = await house.newFile(eve)
    const client = await house.client(eve, fileId).connect()
    await client.close()
    for (let nth = 0; nth < 250; nth++) addTopic(client.doc, `Topic ${nth}`)
    await client.connect()
    expect(await client.saved()).toBe(true)
    expect(topicsOf(await house.stored(fileId))).toHaveLength(251)
    await client.close()
  })

  it('S3: whoever asks again and again for a whole large document is told to wait', async () => {
    const fileId = await house.newFile(eve)
    const client = await house.client(eve, fileId).connect()
    client.doc.getArray('names').push(['x'.repeat(2 * megabyte)])
    expect(await client.saved()).toBe(true)
    for (let nth = 0; nth < 60; nth++) client.send(frames.syncStep1(fileId, Uint8Array.of(0)))
    expect(await client.closed()).toBe(closeCodes.slower)
    await annIsServed()
  })

  it('S3: what is asked for before anybody is let in is counted too', async () => {
    const other = await house.newVisitor()
    const fileId = await house.newFile(other)
    const client = await house.client(other, fileId).connect()
    client.doc.getArray('names').push(['x'.repeat(2 * megabyte)])
    expect(await client.saved()).toBe(true)
    await client.close()
    const hasty = (asks: number) => {
      const stranger = house.client(other, fileId)
      stranger.open({ silent: true })
      return stranger
        .until(() => stranger.isOpen, 'open')
        .then(() => {
          stranger.send(frames.authentication(fileId, other.token))
          for (let nth = 0; nth < asks; nth++) stranger.send(frames.syncStep1(fileId, Uint8Array.of(0)))
          return stranger.closed()
        })
    }
    expect(await hasty(20)).toBe(closeCodes.slower)
    // Each asks for no more than a client may, and all of them together for more than a person may.
    const codes = await Promise.all(Array.from({ length: 8 }, () => hasty(6)))
    expect(codes).toContain(closeCodes.slower)
    await annIsServed()
  })

  it('S20: a crowd of authors is not even read', async () => {
    const other = await house.newVisitor()
    const fileId = await house.newFile(other)
    const client = await house.client(other, fileId).connect()
    client.send(frames.syncStep2(fileId, byAuthors(1_100)))
    expect(await client.closed()).toBe(closeCodes.resync)
  })

  it('S20: authors nobody has met are few in a change, more in work from elsewhere', async () => {
    const other = await house.newVisitor()
    const fileId = await house.newFile(other)
    const sent = async (frame: Uint8Array<ArrayBuffer>) => {
      const client = await house.client(other, fileId).connect()
      client.send(frame)
      const isSaved = await client.saved()
      await client.close()
      return isSaved
    }
    expect(await sent(frames.update(fileId, byAuthors(8)))).toBe(true)
    expect(await sent(frames.update(fileId, byAuthors(9)))).toBe(false)
    expect(await sent(frames.syncStep2(fileId, byAuthors(64)))).toBe(true)
    expect(await sent(frames.syncStep2(fileId, byAuthors(65)))).toBe(false)
    expect((await house.stored(fileId)).getArray('names').length).toBe(72)
  })

  it('S20: a document that has as many authors as it may have takes in no other, and goes on with those', async () => {
    const small = await CollabHouse.open(engine, { settings: { AUTHORS_PER_DOCUMENT: '5' } })
    const other = await small.newVisitor()
    const fileId = await small.newFile(other)
    const isTaken = async (change: Uint8Array) => {
      const client = await small.client(other, fileId).connect()
      client.send(frames.update(fileId, change))
      const isSaved = await client.saved()
      expect(client.refusals).toEqual(isSaved ? [] : ['size'])
      await client.close()
      return isSaved
    }
    const authors = async () => (await small.stored(fileId)).store.clients.size
    const known = new Y.Doc()
    const write = () => known.getArray('names').push(['x'])
    write()
    expect(await isTaken(Y.encodeStateAsUpdate(known))).toBe(true)
    const left = 5 - (await authors())
    expect(await isTaken(byAuthors(left + 1))).toBe(false)
    expect(await isTaken(byAuthors(left))).toBe(true)
    expect(await authors()).toBe(5)
    expect(await isTaken(byAuthors(1))).toBe(false)
    write()
    expect(await isTaken(Y.encodeStateAsUpdate(known))).toBe(true)
    expect(await authors()).toBe(5)
    await small.close()
  })

  it('S7: of somebody nobody knows little is taken in, and of one person only so many sockets', async () => {
    const { port } = new URL(house.address)
    const stream = createConnection(Number(port), '127.0.0.1')
    stream.on('error', () => undefined)
    stream.write(
      `GET /collab?schema=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    const ended = new Promise((resolve) => stream.on('close', resolve))
    // A frame of 12 MB that never becomes whole.
    stream.write(Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 0xb7, 0x1b, 0, 1, 2, 3, 4]))
    const part = Buffer.alloc(32 * 1024)
    const writing = setInterval(() => stream.write(part), 5)
    await ended
    clearInterval(writing)
    expect(stream.bytesWritten).toBeLessThan(megabyte)

    const many = await house.newVisitor()
    const fileId = await house.newFile(many)
    const clients = await Promise.all(Array.from({ length: 50 }, () => house.client(many, fileId).connect()))
    const oneMore = house.client(many, fileId)
    oneMore.open()
    expect(await oneMore.closed()).toBe(closeCodes.slower)
    await clients[0]?.close()
    await vi.waitFor(() => house.client(many, fileId).connect(), { timeout: 30_000 })
    await Promise.all(clients.map((client) => client.close()))
  })

  it('S7: only some megabytes of documents of a person are open, and whoever has more is told why', async () => {
    const small = await CollabHouse.open(engine, { settings: { OPEN_MEGABYTES_PER_PERSON: '12' } })
    const visitor = await small.newVisitor()
    const ballast = new Y.Doc()
    ballast.getText('ballast').insert(0, 'x'.repeat(7 * megabyte))
    const change = Y.encodeStateAsUpdate(ballast)
    const heavy = async () => {
      const fileId = await small.newFile(visitor)
      await small.addRows(fileId, [change])
      return fileId
    }
    const [one, other] = [await heavy(), await heavy()]
    const first = await small.client(visitor, one).connect()
    const second = small.client(visitor, other)
    second.open()
    expect(await second.closed()).toBe(closeCodes.tooMuchOpen)
    await first.close()
    await vi.waitFor(() => small.client(visitor, other).connect(), { timeout: 30_000 })
    await small.close()
  })

  it('S7: of one address only so many sockets, whoever they are', async () => {
    const settings = { SOCKETS_PER_ADDRESS: '2' }
    const small = await CollabHouse.open(engine, { settings, trustedProxies: ['127.0.0.1'] })
    const [one, other] = [await small.newVisitor(), await small.newVisitor()]
    const fileId = await small.newFile(one)
    const first = await small.client(one, fileId).connect()
    // One that never says who it is counts as well.
    const silent = small.client(other, fileId)
    silent.open({ silent: true })
    await silent.until(() => silent.isOpen, 'open')
    const third = small.client(one, fileId)
    third.open()
    expect(await third.closed()).toBe(closeCodes.slower)
    await silent.close()
    await vi.waitFor(() => small.client(one, fileId).connect(), { timeout: 30_000 })
    await first.close()
    await small.close()
  })

  it('S9: many large documents that one person opens keep nobody else waiting', async () => {
    const fileId = await house.newFile(eve)
    const client = await house.client(eve, fileId).connect()
    client.doc.getArray('names').push(['x'.repeat(2 * megabyte)])
    expect(await client.saved()).toBe(true)
    await client.close()
    // The thread for small documents has started.
    await house.documents.read(annsFile, ann.personId)
    let read = 0
    const reading = Array.from({ length: 20 }, () =>
      house.documents.read(fileId, eve.personId).then(() => {
        read++
      }),
    )
    await house.documents.read(annsFile, ann.personId)
    // Those that were being read already, and one between.
    expect(read).toBeLessThanOrEqual(6)
    await Promise.all(reading)
  })

  it('S13: words that are none are refused, and nothing is printed', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const wrong = [0xff, 0xfe, 0x80]
    const stranger = house.client(ann, annsFile)
    for (const frame of [
      Uint8Array.of(3, ...wrong, 2, 0, 1, 0x61),
      Uint8Array.of(1, 0x61, 2, 0, 3, ...wrong),
      frames.ofType(annsFile, 2, Uint8Array.of(0, 3, ...wrong)),
    ]) {
      stranger.open({ silent: true })
      await stranger.until(() => stranger.isOpen, 'open')
      stranger.send(frame)
      expect(await stranger.closed()).toBe(closeCodes.resync)
    }
    const client = await house.client(ann, annsFile).connect()
    client.send(frames.ofType(annsFile, 5, Uint8Array.of(3, ...wrong)))
    expect(await client.closed()).toBe(closeCodes.resync)
    await annIsServed()
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})

/** A document may take few milliseconds to be read here, so that one that takes some is enough. */
it('S2: many changes that are dear together are not taken in, however small each is and however often somebody comes again', async () => {
  const [sqlite] = engines
  if (!sqlite) throw new Error('There are two.')
  const house = await CollabHouse.open(sqlite, { settings: { DOCUMENT_READ_MS: '40' } })
  const eve = await house.newVisitor()
  const fileId = await house.newFile(eve)
  const most = 3_000
  let client = await house.client(eve, fileId).connect()
  client.send(frames.update(fileId, anchors(most)))
  expect(await client.saved()).toBe(true)
  let [first, refused] = [0, 0]
  while (first < most && refused < 3) {
    client.send(frames.update(fileId, lettersBefore(first, first + 150)))
    if (await client.saved()) first += 150
    else {
      refused++
      await client.close()
      client = await house.client(eve, fileId).connect()
    }
  }
  expect(refused).toBe(3)
  expect(first).toBeLessThan(most / 2)
  await client.close()
  await house.close()
})
