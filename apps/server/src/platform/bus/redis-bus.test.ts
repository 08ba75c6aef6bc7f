// @module-tag never-retried
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Redis as Client } from 'ioredis'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Redis, startRedis } from '../../../../../tests/kit/services/redis.ts'
import { newId } from '../random.ts'
import type { Bus } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Without what only said that another process has connected. */
const turns = (changes: readonly boolean[]) => changes.filter((now, index) => now !== changes[index - 1])

describe('a bus over Redis', () => {
  let redis: Redis
  const open: Bus[] = []
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis?.stop())
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close()
    await redis.restart()
  })

  /** A member with what it logged and what it said of its connection. */
  function join(databaseId: string, url = redis.url) {
    const lines: { msg: string; reason?: string }[] = []
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
    const bus = createRedisBus({ url, databaseId, log })
    open.push(bus)
    const changes: boolean[] = []
    bus.onConnection((isConnected) => changes.push(isConnected))
    return { bus, lines, changes, messages: () => lines.map(({ msg }) => msg) }
  }

  const connected = (bus: Bus) => expect.poll(() => bus.isConnected).toBe(true)
  const away = (bus: Bus) => expect.poll(() => bus.isConnected).toBe(false)

  async function collect(bus: Bus, channel: string): Promise<string[]> {
    const heard: string[] = []
    await bus.subscribe(channel, (message) => heard.push(new TextDecoder().decode(message)))
    return heard
  }

  /** A connected pair, the second of which has subscribed to `news`. */
  async function pair() {
    const databaseId = newId()
    const one = join(databaseId)
    await connected(one.bus)
    const two = join(databaseId)
    await connected(two.bus)
    return { one, two, heard: await collect(two.bus, 'news') }
  }

  it.each(['kill', 'suspend'] as const)(
    'notices a %s, drops messages, and is whole when Redis is back',
    async (act) => {
      const { one, two, heard } = await pair()
      await redis[act]()
      await Promise.all([away(one.bus), away(two.bus)])
      expect(await one.bus.health()).toBe('degraded')
      one.bus.publish('news', bytes('lost'))
      const late = await collect(two.bus, 'late')
      // When it says that it is back, messages arrive, also those to channels that were subscribed to meanwhile.
      two.bus.onConnection((isConnected) => {
        if (isConnected) one.bus.publish('news', bytes('news'))
        if (isConnected) one.bus.publish('late', bytes('late'))
      })
      await (act === 'kill' ? redis.restart() : redis.resume())
      await Promise.all([connected(one.bus), connected(two.bus)])
      await expect.poll(() => [heard.at(-1), late.at(-1)]).toEqual(['news', 'late'])
      expect(heard).not.toContain('lost')
      expect(one.messages()).toEqual(['bus connected', 'bus away', 'bus connected'])
      expect(turns(one.changes)).toEqual([true, false, true])
      expect(await one.bus.health()).toBe('ok')
    },
  )

  it('does not wait for a Redis that is away at the start, and finds it later', async () => {
    await redis.kill()
    const databaseId = newId()
    const [one, two] = [join(databaseId), join(databaseId)]
    const heard = await collect(two.bus, 'news')
    one.bus.publish('news', bytes('lost'))
    await expect.poll(() => one.lines[0]?.reason).toContain('ECONNREFUSED')
    expect(one.changes).toEqual([])
    await redis.restart()
    await Promise.all([connected(one.bus), connected(two.bus)])
    one.bus.publish('news', bytes('first'))
    await expect.poll(() => heard).toEqual(['first'])
  })

  it('says once that Redis is away, however often it tries', async () => {
    let tries = 0
    const refusing = createServer((socket) => {
      tries += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    const { messages } = join(newId(), `redis://127.0.0.1:${(refusing.address() as AddressInfo).port}`)
    await expect.poll(() => tries).toBeGreaterThan(6)
    expect(messages()).toEqual(['bus away'])
    refusing.close()
  })

  it('does not wait for a Redis that hangs', async () => {
    const { one, two } = await pair()
    await redis.suspend()
    await collect(two.bus, 'before that is known')
    await away(two.bus)
    await collect(two.bus, 'when it is known')
    await one.bus.close()
    await two.bus.close()
  })

  it('refuses what a Redis that hangs does not take, before memory is full', async () => {
    const { one } = await pair()
    await redis.suspend()
    const large = new Uint8Array(1024 * 1024)
    for (let count = 0; count < 40; count++) one.bus.publish('large', large)
    expect(one.bus.isConnected).toBe(false)
    expect(one.lines.at(-1)?.reason).toBe('too slow')
  })

  it('tells the others that one was away, since they missed what it sent', async () => {
    const { one, two } = await pair()
    await expect.poll(() => one.changes).toEqual([true, true])
    const client = new Client(redis.url)
    const own = await client.client('ID')
    const clients = String(await client.call('CLIENT', 'LIST', 'TYPE', 'normal'))
    const publishers = [...clients.matchAll(/^id=(\d+) /gm)].map(([, id]) => Number(id)).filter((id) => id !== own)
    await client.client('KILL', 'ID', Math.min(...publishers))
    client.disconnect()
    await expect.poll(() => one.changes).toEqual([true, true, false, true])
    await expect.poll(() => two.changes).toEqual([true, true])
    expect(two.messages()).toEqual(['bus connected'])
  })

  it('keeps databases apart', async () => {
    const { one, heard } = await pair()
    const other = join(newId())
    await connected(other.bus)
    const heardThere = await collect(other.bus, 'news')
    one.bus.publish('news', bytes('here'))
    other.bus.publish('news', bytes('there'))
    await expect.poll(() => heard).toEqual(['here'])
    expect(heardThere).toEqual([])
  })

  it('ignores what is too short to be a message', async () => {
    const { one, two, heard } = await pair()
    const client = new Client(redis.url)
    const channels = (await client.pubsub('CHANNELS', 'ramify:*')) as string[]
    for (const channel of channels) {
      for (const garbage of ['', 'x', '\0'.repeat(15)]) await client.publish(channel, garbage)
    }
    client.disconnect()
    one.bus.publish('news', bytes('a message'))
    await expect.poll(() => heard).toEqual(['a message'])
    expect([one.bus.isConnected, two.bus.isConnected]).toEqual([true, true])
  })

  it('shares one subscription of Redis between listeners, and ends it with the last', async () => {
    const { two } = await pair()
    const client = new Client(redis.url)
    const subscriptions = async () => ((await client.pubsub('CHANNELS', '*:many')) as string[]).length
    const ends = [await two.bus.subscribe('many', () => undefined), await two.bus.subscribe('many', () => undefined)]
    expect(await subscriptions()).toBe(1)
    ends[0]?.()
    await two.bus.subscribe('other', () => undefined)
    expect(await subscriptions()).toBe(1)
    ends[1]?.()
    await expect.poll(subscriptions).toBe(0)
    client.disconnect()
  })

  it('says what is wrong with a password without repeating it, and goes on trying', async () => {
    const { bus, lines } = join(newId(), redis.url.replace(/:[0-9a-f]+@/, ':hunter2@'))
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]?.reason).toContain('WRONGPASS')
    expect(JSON.stringify(lines)).not.toContain('hunter2')
    expect(bus.isConnected).toBe(false)
  })
})
