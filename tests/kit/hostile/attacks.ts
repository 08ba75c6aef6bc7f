import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { collabPath } from '@ramify/contract'
import { clientSchema, newMap } from '@ramify/document'
import * as Y from 'yjs'
import { anchors, lettersAtStart, lettersBefore } from '../../collab/conflicts.ts'
import { apiClient, post } from '../api.ts'
import { bytes, frames, number, text } from '../collab/frames.ts'
import { LiveClient } from '../collab/live-client.ts'

/** Somebody with an account who means no good. */
interface Attacker {
  address: string
  token: string
}

/** Prepares, and gives what is then done again and again by many at once. */
type Attack = (attacker: Attacker) => Promise<() => Promise<unknown>>

const megabyte = 1024 * 1024

const topic = (text: string, data: object = {}) => ({ data: { text, ...data }, children: [] })
const mapOf = (children: object[]) => ({ root: { data: { text: 'Root' }, children } })
const times = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth))

/** By the row of what was found once. */
export const attacks: Record<string, Attack> = {
  'S2: conflicts at one place': async (attacker) => {
    const [first, bomb] = [lettersAtStart(1, 3_000), lettersAtStart(2, 3_000)]
    return async () => {
      const fileId = await touch(attacker)
      await withClient(attacker, fileId, async (client) => {
        client.send(frames.update(fileId, first))
        client.send(frames.update(fileId, bomb))
        await answered(client)
      })
    }
  },
  'S2: few at a crowded place': async (attacker) => {
    const fileId = await touch(attacker)
    await withClient(attacker, fileId, async (client) => {
      client.send(frames.update(fileId, lettersAtStart(1, 30_000)))
      await answered(client)
    })
    let author = 1
    return () =>
      withClient(attacker, fileId, async (client) => {
        client.send(frames.update(fileId, lettersAtStart(++author, 150)))
        await answered(client)
      })
  },
  'S2: the same deletion thousands of times': async (attacker) => {
    const fileId = await touch(attacker)
    const letters = 30_000
    await withClient(attacker, fileId, async (client) => {
      client.send(frames.update(fileId, lettersAtStart(1, letters)))
      await answered(client)
    })
    const again = times(3_000, () => [...number(0), ...number(letters)]).flat()
    const change = bytes(number(0), number(1), number(1), number(3_000), again)
    return () =>
      withClient(attacker, fileId, async (client) => {
        client.send(frames.update(fileId, change))
        await answered(client)
      })
  },
  'S2: slow to read, opened again and again': async (attacker) => {
    const fileId = await touch(attacker)
    await withClient(attacker, fileId, (client) => sendSlow(client, fileId))
    return () => call(attacker, '/open', JSON.stringify({ file_guid: fileId }))
  },
  'S2: slow to read, among megabytes': async (attacker) => {
    const padding = new Y.Doc()
    padding.getArray('padding').push(times(10, () => 'x'.repeat(megabyte)))
    const update = Y.encodeStateAsUpdate(padding)
    return async () => {
      const fileId = await touch(attacker)
      await withClient(attacker, fileId, async (client) => {
        client.send(frames.update(fileId, update))
        await sendSlow(client, fileId)
      })
      await call(attacker, '/open', JSON.stringify({ file_guid: fileId }))
    }
  },
  'S3: a whole document, again and again': async (attacker) => {
    const fileId = await touch(attacker)
    await withClient(attacker, fileId, async (client) => {
      client.doc.getArray('names').push(['x'.repeat(2 * megabyte)])
      await answered(client)
    })
    return () =>
      withClient(attacker, fileId, async (client) => {
        for (let nth = 0; nth < 60; nth++) client.send(frames.syncStep1(fileId, Uint8Array.of(0)))
        await answered(client)
      })
  },
  'S4: megabytes of small values': async (attacker) => {
    const fileId = await touch(attacker)
    const list = `[${'0,'.repeat(3 * megabyte)}0]`
    const body = Buffer.from(`{"file_guid":"${fileId}","content":{"a":${list}}}`)
    return () => call(attacker, '/save', body)
  },
  'S4: megabytes that are a map': async (attacker) => {
    const text = 'Tea, "coffee" and 茶. '.repeat(100)
    const body = Buffer.from(JSON.stringify({ content: mapOf(times(1_900, (nth) => topic(text + nth))) }))
    return () => call(attacker, '/touch', body)
  },
  'S4: a map turned over and over': async (attacker) => {
    // Each topic changes its place among all the others, which takes seconds to work out.
    const children = times(4_000, (nth) => ({ data: { id: `t${nth}`, text: 'x' }, children: [] }))
    const fileId = await touch(attacker, mapOf(children))
    return () => {
      children.reverse()
      return call(attacker, '/save', JSON.stringify({ file_guid: fileId, content: mapOf(children) }))
    }
  },
  'S5: formulas': async (attacker) => {
    const matrix = String.raw`\begin{matrix}${'a&'.repeat(40)}a\\${'b&'.repeat(40)}b\end{matrix}`
      .repeat(10)
      .slice(0, 1_900)
    const content = mapOf(times(80, () => topic('x', { formula: matrix })))
    return () => call(attacker, '/touch', JSON.stringify({ content }))
  },
  'S6: names of fonts': async (attacker) => {
    let nth = 0
    return () => {
      const content = mapOf(times(1_000, () => topic('x', { 'font-family': `Font ${nth++}` })))
      return call(attacker, '/touch', JSON.stringify({ content }))
    }
  },
  'S7: sockets that nobody reads': async (attacker) => {
    const fileId = await touch(attacker)
    await withClient(attacker, fileId, async (client) => {
      client.doc.getArray('names').push(['x'.repeat(4 * megabyte)])
      await answered(client)
    })
    // Asks for a whole document many times, and takes nothing in.
    return () =>
      withStream(attacker, fileId, (stream) => {
        stream.pause()
        for (let nth = 0; nth < 20; nth++) stream.write(masked(frames.syncStep1(fileId, Uint8Array.of(0))))
      })
  },
  'S7: frames that do not end': async (attacker) => {
    const fileId = await touch(attacker)
    const most = Buffer.alloc(13 * megabyte - 100)
    return () => withStream(attacker, fileId, (stream) => void stream.write(masked(most).subarray(0, -1)))
  },
  'S7: pings without end': async (attacker) => {
    const fileId = await touch(attacker)
    const pings = Buffer.concat(times(10_000, () => Buffer.of(0x89, 0x80, 0, 0, 0, 0)))
    return () =>
      withStream(attacker, fileId, (stream) => {
        stream.resume()
        for (let nth = 0; nth < 20; nth++) stream.write(pings)
      })
  },
  'S7: presences of a crowd': async (attacker) => {
    const fileId = await touch(attacker)
    let client = 0
    return () =>
      withClient(attacker, fileId, async (socket) => {
        for (let nth = 0; nth < 40; nth++) {
          const crowd = times(250, () => [...number(++client), ...number(1), ...text('{}')])
          socket.send(frames.awareness(fileId, bytes(number(crowd.length), crowd.flat())))
        }
        await answered(socket)
      })
  },
  'S8: a search through long texts': async (attacker) => {
    for (let nth = 0; nth < 60; nth++) {
      const content = mapOf(times(20, () => topic('tea for two, coffee for three '.repeat(270))))
      await call(attacker, '/touch', JSON.stringify({ content }))
    }
    return () => call(attacker, '/search', JSON.stringify({ words: 'tea coffee two' }))
  },
  'S9: copies': async (attacker) => {
    const content = mapOf(times(3_000, (nth) => topic(`Topic ${nth} `.repeat(20))))
    const fileId = await touch(attacker, content)
    return () => call(attacker, '/cp', JSON.stringify({ file_guids: [fileId] }))
  },
  'S9: many large maps opened': async (attacker) => {
    const content = mapOf(times(4_000, (nth) => topic(`Topic ${nth} `.repeat(100))))
    const fileId = await touch(attacker, content)
    return () => call(attacker, '/open', JSON.stringify({ file_guid: fileId }))
  },
  'S20: thousands of authors': async (attacker) => {
    const change = Y.mergeUpdates(times(10_000, () => Y.encodeStateAsUpdate(newMap({ text: 'x' }))))
    return async () => {
      const fileId = await touch(attacker)
      await withClient(attacker, fileId, async (client) => {
        client.send(frames.syncStep2(fileId, change))
        await answered(client)
      })
    }
  },
  'E10: maps full of emoji': async (attacker) => {
    const content = mapOf(
      times(500, (nth) => topic(`👩‍👩‍👧‍👦 🏳️‍🌈 🇨🇭 ${String.fromCodePoint(0x1f600 + (nth % 80))}`.repeat(4))),
    )
    return () => call(attacker, '/touch', JSON.stringify({ content }))
  },
}

/** What takes seconds to be read when it is there, a few hundred letters at a time; as much of it as is taken. */
async function sendSlow(client: LiveClient, fileId: string): Promise<void> {
  const [letters, step] = [20_000, 400]
  client.send(frames.update(fileId, anchors(letters)))
  await answered(client)
  for (let first = 0; first < letters && client.closeCode === 0 && client.refusals.length === 0; first += step) {
    client.send(frames.update(fileId, lettersBefore(first, first + step)))
    await answered(client)
  }
}

async function touch({ address, token }: Attacker, content?: Record<string, unknown>): Promise<string> {
  return (await apiClient(address, token)('/touch', content ? { content } : {})).file_guid
}

/** Whatever the answer is, except that the attack itself is none. */
async function call({ address, token }: Attacker, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await (await post(address, path, body, { authorization: `Bearer ${token}` })).text()
  if (answer.includes('"errno":-400')) throw new Error(`${path} was refused: ${answer}`)
}

/** For what no client would do: in a socket that is let in, and cut after a while. */
async function withStream({ address, token }: Attacker, fileId: string, work: (stream: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(address)
  const stream = createConnection(Number(port), hostname)
  stream.on('error', () => undefined)
  // Not by `once`, which throws when the server cuts it off.
  const closed = new Promise((resolve) => stream.once('close', resolve))
  const heard = () => Promise.race([closed, new Promise((resolve) => stream.once('data', resolve))])
  stream.write(
    `GET ${collabPath}?schema=${clientSchema} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
      `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  await heard()
  stream.write(masked(frames.authentication(fileId, token)))
  await heard()
  work(stream)
  await Promise.race([closed, sleep(2_000)])
  stream.destroy()
}

/** As a client must send it, with a mask that changes nothing. */
function masked(payload: Uint8Array): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(payload.byteLength))
  return Buffer.concat([Buffer.of(0x82, 0x80 | 127), length, Buffer.alloc(4), payload])
}

async function withClient(
  { address, token }: Attacker,
  fileId: string,
  work: (client: LiveClient) => Promise<void>,
): Promise<void> {
  const client = new LiveClient({ address: () => address, token, fileId })
  client.open()
  await client.until(() => client.synced || client.closeCode !== 0, 'synced or sent away')
  try {
    if (client.synced) await work(client)
  } finally {
    await client.close()
  }
}

/** It was told that everything until now is saved, or not, or it was sent away. */
async function answered(client: LiveClient): Promise<void> {
  const mark = client.mark()
  await client.until(() => client.closeCode !== 0 || client.marked >= mark, 'answered')
}
