// @module-tag never-retried
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../kit/api.ts'
import { LiveClient } from '../../kit/collab/live-client.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { type HostileRequest, hostileRequests, sendHostile } from '../../kit/hostile/hostile-requests.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'
import { savesAndOpens } from '../files/deep-content.ts'

/** `npm run soak` asks for more, and names another seed. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 2_000)
const seed = Number(process.env.SEED ?? 1)
const atOnce = 16
const answerTimeoutMs = 60_000

const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ engine: sqlite })
})
afterAll(() => server.stop())

describe('hostile requests over raw sockets', () => {
  it(`S1: ${count} of seed ${seed}: each is answered or closed, and others are served all the while`, {
    timeout: 120_000 + count * 20,
  }, async () => {
    const { token, api } = await newPerson(server.address)
    const { file_guid: fileId } = await api('/touch', { file_name: 'bystander' })
    const live = await new LiveClient({ address: () => server.address, token, fileId }).connect()
    let isOver = false
    let served = 0
    const bystander = (async () => {
      for (; !isOver; served++) {
        await api('/user/info', {})
        live.doc.getArray<string>('names').push([`name-${served}`])
        if (!(await live.saved())) throw new Error(`The bystander was cut off with ${live.closeCode}`)
        // No more messages than a person sends: the server would cut off a flood.
        await sleep(50)
      }
    })()
    // Its failure is looked at below; until then it is not an unhandled one.
    bystander.catch(() => undefined)

    const failures: { request: string; answer: string }[] = []
    const waiting = requestsOf(count)
    const attack = async () => {
      for (const request of waiting) {
        const answer = await sendHostile(server.address, request, answerTimeoutMs)
        if (!/^(HTTP\/1\.1 [1-4]\d\d |$)/.test(answer)) failures.push({ request: String(request.bytes), answer })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, attack))
    isOver = true
    await bystander
    await live.close()

    expect(failures).toEqual([])
    expect(served).toBeGreaterThan(3)
    expect(server.process.exitCode).toBeNull()
    // Its log is JSON; beside it there is only the line that names the address.
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{')),
    ).toHaveLength(1)
    expect(server.output()).not.toContain('"msg":"upgrade failed"')
  })
})

describe('content', () => {
  // On one engine: to both of them a document is bytes and its content is text. More levels: tests/long/deep-content.
  it('goes as deep as people do (B14)', { timeout: 240_000 }, async () => {
    await savesAndOpens(server.address, 4_000)
  })
})

/** Made a thousand at a time: a hundred thousand would not fit in memory well. */
function* requestsOf(wanted: number): Generator<HostileRequest> {
  for (let made = 0; made < wanted; made += 1_000) {
    yield* fc.sample(hostileRequests, { seed: seed + made, numRuns: Math.min(1_000, wanted - made) })
  }
}
