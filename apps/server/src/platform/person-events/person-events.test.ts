// @module-tag never-retried
import { once } from 'node:events'
import { closeCodes } from '@ramify/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type EngineUnderTest, engines } from '../../../../../tests/kit/database/engines.ts'
import { NotificationHouse } from '../../../../../tests/kit/server/notification-house.ts'

const [sqlite] = engines as [EngineUnderTest]

/** A page, as a browser opens it. */
class Page {
  readonly ws: WebSocket
  readonly events: unknown[] = []
  code: number | undefined

  constructor(address: string, origin?: string) {
    this.ws = new WebSocket(`${address}/events`, { ...(origin !== undefined && { origin }) })
    this.ws.on('message', (data) => this.events.push(JSON.parse(data.toString())))
    this.ws.on('error', () => undefined)
    this.ws.on('close', (code) => {
      this.code = code
    })
  }

  async signIn(token: string): Promise<this> {
    if (this.ws.readyState === WebSocket.CONNECTING) await once(this.ws, 'open')
    this.ws.send(JSON.stringify({ type: 'authenticate', token }))
    return this
  }

  closed(): Promise<number> {
    return expect
      .poll(() => this.code, { timeout: 30_000 })
      .toBeDefined()
      .then(() => this.code ?? 0)
  }

  tells(unread: number) {
    return expect.poll(() => this.events.at(-1), { timeout: 30_000 }).toEqual({ type: 'notifications', unread })
  }
}

describe('the events of a person', () => {
  let houses: NotificationHouse[] = []
  afterEach(async () => {
    for (const house of houses.reverse()) await house.close()
    houses = []
  })
  async function openHouse(options: Parameters<typeof NotificationHouse.open>[1] = {}) {
    const house = await NotificationHouse.open(sqlite, options)
    houses.push(house)
    const [ann, ben] = [await house.newPerson('Ann'), await house.newPerson('Ben')]
    const fileId = await house.newFile(ann.id, 'Harbour')
    const tell = (from = house) => from.notifications.notify({ type: 'commented', to: [ann.id], actor: ben.id, fileId })
    return { house, ann, ben, tell }
  }
  const page = (house: NotificationHouse, token: string) => new Page(house.address).signIn(token)

  it('say how many notifications are unread: at first, and whenever that changes, in every page of theirs', async () => {
    const { house, ann, ben, tell } = await openHouse()
    const [one, two, other] = await Promise.all([ann, ann, ben].map(({ token }) => page(house, token)))
    await Promise.all([one?.tells(0), two?.tells(0), other?.tells(0)])
    await tell()
    await Promise.all([one?.tells(1), two?.tells(1)])
    await house.read(ann.id, { until: house.clock.now })
    await Promise.all([one?.tells(0), two?.tells(0)])
    expect(other?.events).toEqual([{ type: 'notifications', unread: 0 }])
  })

  it('reach people on other processes, and those who missed some when the bus is back', async () => {
    const { house, ann, tell } = await openHouse()
    const there = await house.beside()
    houses.push(there)
    const own = await page(there, ann.token)
    await own.tells(0)
    await tell()
    await own.tells(1)
    there.bus.isConnected = false
    await house.read(ann.id, { until: house.clock.now })
    const { token } = await house.sessions.open(ann.id, { device: 'a test', address: '127.0.0.1' })
    const ended = await page(there, token)
    await ended.tells(0)
    const session = await house.sessions.find(token)
    if (typeof session !== 'string') await house.sessions.end(ann.id, session.id)
    there.bus.isConnected = true
    await own.tells(0)
    expect(await ended.closed()).toBe(closeCodes.session)
  })

  it('are for live sessions only, as long as they live', async () => {
    const { house, ann } = await openHouse()
    expect(await (await page(house, 'x'.repeat(43))).closed()).toBe(closeCodes.session)
    const own = await page(house, ann.token)
    await own.tells(0)
    await house.sessions.endAll(ann.id)
    expect(await own.closed()).toBe(closeCodes.session)
    expect(await (await page(house, ann.token)).closed()).toBe(closeCodes.session)
    expect(house.events.sockets).toBe(0)
  })

  it('are refused to pages of others, and for anything else than one token', async () => {
    const { house, ann } = await openHouse()
    const foreign = new Page(house.address, 'https://evil.example')
    const [, response] = await once(foreign.ws, 'unexpected-response')
    expect(response.statusCode).toBe(403)
    foreign.ws.terminate()
    for (const said of ['', '{}', '[1]', JSON.stringify({ type: 'authenticate', token: 1 })]) {
      const wrong = new Page(house.address)
      await once(wrong.ws, 'open')
      wrong.ws.send(said)
      expect(await wrong.closed()).toBe(1008)
    }
    const large = new Page(house.address)
    await once(large.ws, 'open')
    large.ws.send('x'.repeat(2000))
    expect(await large.closed()).toBe(1009)
    const talking = await page(house, ann.token)
    await talking.tells(0)
    talking.ws.send('and?')
    expect(await talking.closed()).toBe(1008)
  })

  it('have as many sockets per person as they may have, and end those that ping without end', async () => {
    const { house, ann } = await openHouse({ socketsPerPerson: 2 })
    const [one, two] = [await page(house, ann.token), await page(house, ann.token)]
    await Promise.all([one.tells(0), two.tells(0)])
    expect(await (await page(house, ann.token)).closed()).toBe(closeCodes.slower)
    for (let nth = 0; nth < 30; nth++) one.ws.ping()
    expect(await one.closed()).toBe(1006)
    await (await page(house, ann.token)).tells(0)
  })

  it('end with the server, which says that it comes back', async () => {
    const { house, ann } = await openHouse()
    const own = await page(house, ann.token)
    await own.tells(0)
    house.events.stop()
    expect(await own.closed()).toBe(1012)
  })
})
