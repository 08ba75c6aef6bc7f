import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Redis, startRedis } from '../../../../../tests/kit/services/redis.ts'
import { createLog } from '../log.ts'
import { newId } from '../random.ts'
import type { Bus } from './bus.ts'
import { createLocalHub } from './local-bus.ts'
import { createRedisBus } from './redis-bus.ts'

const log = createLog('silent')
let redis: Redis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis?.stop())

/** What makes members of one bus. */
const implementations = {
  local: () => createLocalHub(log).join,
  Redis: () => {
    const databaseId = newId()
    return () => createRedisBus({ url: redis.url, databaseId, log })
  },
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** Listens, and collects what was heard as text. */
async function collect(bus: Bus, channel: string) {
  const heard: string[] = []
  const end = await bus.subscribe(channel, (message) => heard.push(new TextDecoder().decode(message)))
  return { heard, end }
}

describe.each(Object.entries(implementations))('a bus: %s', (_name, connect) => {
  const open: Bus[] = []
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close()
  })

  async function members(count: number): Promise<Bus[]> {
    const join = connect()
    const made = Array.from({ length: count }, join)
    open.push(...made)
    await vi.waitFor(() => expect(made.every((bus) => bus.isConnected)).toBe(true), { timeout: 30_000 })
    return made
  }

  /** Whatever was sent before has arrived when this has. */
  async function flush(from: Bus, to: Bus): Promise<void> {
    const channel = newId()
    const { heard, end } = await collect(to, channel)
    from.publish(channel, bytes('last'))
    await expect.poll(() => heard).toEqual(['last'])
    end()
  }

  it('brings a message to all others that listen, in order, and not to the sender', async () => {
    const [one, two, three] = (await members(3)) as [Bus, Bus, Bus]
    const own = await collect(one, 'news')
    const second = await collect(two, 'news')
    const third = await collect(three, 'news')
    const other = await collect(three, 'other')
    for (const text of ['a', '', '思考', 'd']) one.publish('news', bytes(text))
    await expect.poll(() => [second.heard, third.heard]).toEqual(Array(2).fill(['a', '', '思考', 'd']))
    await flush(two, one)
    expect([own.heard, other.heard]).toEqual([[], []])
  })

  it('keeps bytes as they were when they were sent', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    const heard: Uint8Array[] = []
    await two.subscribe('bytes', (message) => heard.push(message))
    const sent = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
    one.publish('bytes', sent)
    const before = sent.slice()
    sent.fill(7)
    await expect.poll(() => heard.length).toBe(1)
    expect(Buffer.compare(heard[0] as Uint8Array, before)).toBe(0)
  })

  it('never calls a listener inside of publish', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    const { heard } = await collect(two, 'later')
    one.publish('later', bytes('x'))
    expect(heard).toEqual([])
    await expect.poll(() => heard).toEqual(['x'])
  })

  it('goes on when a listener throws', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    await two.subscribe('broken', () => {
      throw new Error('in a listener')
    })
    const { heard } = await collect(two, 'broken')
    one.publish('broken', bytes('1'))
    one.publish('broken', bytes('2'))
    await expect.poll(() => heard).toEqual(['1', '2'])
    expect(two.isConnected).toBe(true)
  })

  it('lets each of several listeners of a channel end for itself', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    const first = await collect(two, 'shared')
    const second = await collect(two, 'shared')
    first.end()
    first.end()
    one.publish('shared', bytes('x'))
    await expect.poll(() => second.heard).toEqual(['x'])
    second.end()
    one.publish('shared', bytes('y'))
    await flush(one, two)
    expect([first.heard, second.heard]).toEqual([[], ['x']])
  })

  it('is subscribed after an end and a subscribe, at once or one turn apart', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    const first = await collect(two, 'again')
    first.end()
    const second = await collect(two, 'again')
    one.publish('again', bytes('1'))
    await expect.poll(() => second.heard).toEqual(['1'])
    second.end()
    await new Promise(setImmediate)
    const third = await collect(two, 'again')
    one.publish('again', bytes('2'))
    await expect.poll(() => third.heard).toEqual(['2'])
    expect([first.heard, second.heard]).toEqual([[], ['1']])
  })

  it('serves ten thousand channels', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    const names = Array.from({ length: 10_000 }, (_, index) => `file-${index}`)
    const heard = new Set<string>()
    const ends = await Promise.all(names.map((name) => two.subscribe(name, () => heard.add(name))))
    for (const name of names) one.publish(name, bytes(name))
    await expect.poll(() => heard.size).toBe(names.length)
    heard.clear()
    for (const end of ends) end()
    await flush(one, two)
    for (const name of names) one.publish(name, bytes(name))
    await flush(one, two)
    expect([heard.size, one.isConnected, two.isConnected]).toEqual([0, true, true])
  })

  it('is healthy, and silent once it is closed', async () => {
    const [one, two] = (await members(2)) as [Bus, Bus]
    expect(await one.health()).toBe('ok')
    const { heard } = await collect(two, 'end')
    one.publish('end', bytes('last words'))
    await one.close()
    one.publish('end', bytes('too late'))
    await expect.poll(() => heard).toEqual(['last words'])
    await two.close()
  })
})
