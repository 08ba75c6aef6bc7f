// @module-tag never-retried
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errors } from '@ramify/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, type Person, post } from '../../kit/api.ts'
import { type EngineUnderTest, engines } from '../../kit/database/engines.ts'
import { type HostileBody, hostileBodies } from '../../kit/hostile/hostile-bodies.ts'
import { strayLines } from '../../kit/hostile/stray-lines.ts'
import { type RunningServer, startServer } from '../../kit/server/server.ts'

/** `npm run soak` asks for more. SEED=… repeats what a title names. */
const count = Math.max(1_000, Number(process.env.HOSTILE_BODIES ?? 0))
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))

// On one engine: nothing of a refused body reaches a database.
const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe('hostile bodies', () => {
  let server: RunningServer
  let ann: Person
  let ben: Person
  beforeAll(async () => {
    server = await startServer({ engine: sqlite, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    ann = await newPerson(server.address)
    ben = await newPerson(server.address)
  })
  afterAll(() => server.stop())

  it(`S4: ${count} of seed ${seed}: each gets an answer of the catalogue, and none is our fault`, {
    timeout: 120_000 + count * 120,
  }, async () => {
    const known = new Set(Object.keys(errors))
    const failures: { sent: HostileBody; answer: string }[] = []
    const waiting = bodiesOf(count)
    let answered = 0
    const attack = async () => {
      for (const sent of waiting) {
        const headers = { 'content-type': sent.type, authorization: `Bearer ${ann.token}` }
        const response = await post(server.address, sent.path, sent.body, headers)
        const answer = await response.text()
        answered++
        const { errno, status } = parsed(answer)
        const code = errno ?? status
        const isGood = code === 0 || code === 200 || (code !== -500 && known.has(String(code)))
        if (!isGood) failures.push({ sent: { ...sent, body: String(sent.body).slice(0, 500) }, answer })
      }
    }
    await Promise.all(Array.from({ length: 8 }, attack))
    expect(failures).toEqual([])
    expect(answered).toBe(count)
    expect(server.process.exitCode).toBeNull()
    expect(strayLines(server.output())).toEqual([])
  })

  it('S4: megabytes of small values are refused, and others are served meanwhile', { timeout: 240_000 }, async () => {
    const { file_guid } = await ann.api('/touch', {})
    let isOver = false
    let [served, longestWaitMs] = [0, 0]
    const bystander = (async () => {
      for (; !isOver; served++) {
        const start = performance.now()
        await ben.api('/user/info', {})
        longestWaitMs = Math.max(longestWaitMs, performance.now() - start)
        await sleep(20)
      }
    })()
    bystander.catch(() => undefined)
    const units = ['0,', '[],', '{},', '"",']
    const answers = await Promise.all(
      units.map(async (unit) => {
        const list = `[${unit.repeat(12_800_000 / unit.length)}0]`
        const body = `{"file_guid":"${file_guid}","content":{"a":${list}}}`
        return (await post(server.address, '/save', body, { authorization: `Bearer ${ann.token}` })).json()
      }),
    )
    isOver = true
    await bystander
    expect(answers).toMatchObject(units.map(() => ({ errno: -413 })))
    // On a quiet machine the four are refused within a second.
    expect(served).toBeGreaterThan(0)
    // Parsed and walked, these four took half a minute of the only thread on a busy machine.
    expect(longestWaitMs).toBeLessThan(15_000)
  })

  it('a map of 12 MB is saved all the same', { timeout: 240_000 }, async () => {
    const { file_guid } = await ann.api('/touch', {})
    const text = 'Tea, "coffee" and 茶. '.repeat(250)
    const children = Array.from({ length: 1_900 }, (_, nth) => ({ data: { id: `n${nth}`, text: text + nth } }))
    const body = JSON.stringify({ file_guid, content: { root: { data: { text: 'Root' }, children } } })
    expect(Buffer.byteLength(body)).toBeGreaterThan(11_000_000)
    const saved = await post(server.address, '/save', body, { authorization: `Bearer ${ann.token}` })
    expect(await saved.json()).toMatchObject({ errno: 0, data: { file_guid } })
  })
})

/** Made a thousand at a time: fifty thousand would not fit in memory well. */
function* bodiesOf(wanted: number): Generator<HostileBody> {
  for (let made = 0; made < wanted; made += 1_000) {
    yield* fc.sample(hostileBodies, { seed: seed + made, numRuns: Math.min(1_000, wanted - made) })
  }
}

function parsed(text: string): { errno?: number; status?: number } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
