// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { newPerson, type Person } from '../kit/api.ts'
import { addTopic, readStored, topicsOf } from '../kit/collab/collab.ts'
import { LiveClient } from '../kit/collab/live-client.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'
import { type HostileFrame, hostileFrames } from '../kit/hostile/frames/hostile-frames.ts'
import { strayLines } from '../kit/hostile/stray-lines.ts'
import { openStoreOf } from '../kit/server/own-store.ts'
import { type RunningServer, startServer } from '../kit/server/server.ts'
import { seed } from './seed.ts'

/** `npm run soak` asks for more. SEED=… repeats what a title names. */
const count = Math.max(1_000, Number(process.env.HOSTILE_FRAMES ?? 0))
/** Each on two sockets of one document, so that what one sends reaches the other. */
const attackers = 4
/** Then it goes on with a new document: the old one may be too large or too slow for anything by now. */
const framesPerDocument = 60
const answerTimeoutMs = 120_000

// On one engine: nothing of a refused frame reaches a database.
const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe('hostile frames', () => {
  let server: RunningServer
  let store: ReturnType<typeof openStoreOf>
  beforeAll(async () => {
    // So that attackers are not sent away for the work they make before their frames have been looked at.
    server = await startServer({ engine: sqlite, env: { EFFORT_PER_PERSON: '1000' } })
    store = openStoreOf(server)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })

  const clientOf = ({ token }: Person, fileId: string) =>
    new LiveClient({ address: () => server.address, token, fileId })
  const stateOf = async (fileId: string) => Buffer.from(Y.encodeStateAsUpdate(await readStored(store.database, fileId)))

  it(`B47: ${count} of seed ${seed}: all are handled, nobody else's document changes, and others are served meanwhile`, {
    timeout: 300_000 + count * 200,
  }, async () => {
    const [ann, ben] = [await newPerson(server.address), await newPerson(server.address)]
    const { file_guid: otherFileId } = await ann.api('/touch', { file_name: 'untouched' })
    const before = await stateOf(otherFileId)
    const waiting = framesOf(count)
    const failures: unknown[] = []
    let handled = 0

    const attack = async (person: Person, fileId: string) => {
      const client = clientOf(person, fileId)
      for (let nth = 0; nth < framesPerDocument; nth++) {
        const next = waiting.next()
        if (next.done) break
        const target = { fileId, otherFileId, token: person.token, doc: client.doc }
        await handle(client, next.value, next.value.bytesFor(target))
        handled++
      }
      await client.close()
    }
    const attackAll = async () => {
      const person = await newPerson(server.address)
      while (handled < count) {
        const { file_guid: fileId } = await person.api('/touch', {})
        await Promise.all([attack(person, fileId), attack(person, fileId)])
        // What was taken in can be read, or is refused in words.
        await person.api('/open', { file_guid: fileId }).catch((error) => failures.push(error))
      }
    }

    const bystander = serveAllTheWhile(ben)
    const attacks = Promise.all(Array.from({ length: attackers }, attackAll))
    const { served, edits } = await bystander.until(attacks)

    expect(failures).toEqual([])
    expect(handled).toBe(count)
    expect(served).toBeGreaterThan(3)
    expect(await stateOf(otherFileId)).toEqual(before)
    const annsClient = await clientOf(ann, otherFileId).connect()
    expect(Buffer.from(Y.encodeStateAsUpdate(annsClient.doc))).toEqual(before)
    await annsClient.close()
    expect(edits.written).toEqual(edits.stored)
    expect(server.process.exitCode).toBeNull()
    expect(strayLines(server.output())).toEqual([])
  })

  /** Somebody else opens and edits a document of their own, as long as something goes on. */
  function serveAllTheWhile({ api, ...person }: Person) {
    return {
      until: async (attacks: Promise<unknown>) => {
        let isOver = false
        const over = attacks.finally(() => {
          isOver = true
        })
        // Looked at below; until then it is not an unhandled one.
        over.catch(() => undefined)
        const { file_guid } = await api('/touch', { file_name: 'bystander' })
        const live = await clientOf({ api, ...person }, file_guid).connect()
        let served = 0
        for (; !isOver; served++) {
          expect(await api('/open', { file_guid })).toMatchObject({ file: { file_name: 'bystander' } })
          addTopic(live.doc, `topic ${served}`)
          expect(await live.saved(answerTimeoutMs)).toBe(true)
          // No more than a person does.
          await sleep(500)
        }
        await over
        await live.close()
        const stored = await readStored(store.database, file_guid)
        return { served, edits: { written: topicsOf(live.doc), stored: topicsOf(stored) } }
      },
    }
  }
})

/** Sends a frame on a socket that is open, and waits until the server has dealt with it. */
async function handle(client: LiveClient, { isFirst }: HostileFrame, frame: Uint8Array<ArrayBuffer> | string) {
  if (isFirst) {
    await client.close()
    client.open({ silent: true })
    await client.until(() => client.isOpen, 'open', answerTimeoutMs)
    client.send(frame)
    // It was one that may come first.
    await client.until(() => client.closeCode !== 0 || client.synced, 'closed or let in', answerTimeoutMs)
    return
  }
  if (!client.synced) await client.connect(answerTimeoutMs)
  client.send(frame)
  const number = client.mark()
  await client.until(() => client.closeCode !== 0 || client.marked === number, 'answered', answerTimeoutMs)
}

/** Made a thousand at a time: fifty thousand would not fit in memory well. */
function* framesOf(wanted: number): Generator<HostileFrame> {
  for (let made = 0; made < wanted; made += 1_000) {
    yield* fc.sample(hostileFrames, { seed: seed + made, numRuns: Math.min(1_000, wanted - made) })
  }
}
