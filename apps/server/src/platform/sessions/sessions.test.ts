import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { newId } from '../random.ts'
import { createSessions } from './sessions.ts'
import type { SessionTables } from './tables.ts'

const day = 24 * 60 * 60_000
const origin = { device: 'a browser', address: '127.0.0.1' }

describe.each(engines)('sessions on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let clock = Date.now()
  const now = () => clock

  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
  })
  afterAll(async () => {
    await dispose()
  })

  it('are found by their token and by nothing else', async () => {
    const sessions = createSessions({ database, days: 30, now })
    const { token, session } = await sessions.open('ann', origin)
    expect(await sessions.find(token)).toEqual(session)
    expect(await sessions.find(`${token.slice(0, -1)}x`)).toBe('unknown')
    const [row] = await database.tables<SessionTables>().selectFrom('sessions').selectAll().execute()
    expect(Object.values(row ?? {})).not.toContain(token)
  })

  it('are over when they were ended or ran out, and stay while they are used', async () => {
    const sessions = createSessions({ database, days: 2, now })
    const ended = await sessions.open('ben', origin)
    const used = await sessions.open('ben', origin)
    const unused = await sessions.open('ben', origin)
    expect(await sessions.end('ben', ended.session.id)).toBe(true)
    expect(await sessions.end('ben', ended.session.id)).toBe(false)
    expect(await sessions.find(ended.token)).toBe('over')
    clock += 1.5 * day
    expect(await sessions.find(used.token)).toMatchObject({ id: used.session.id })
    clock += 1.5 * day
    expect(await sessions.find(used.token)).toMatchObject({ id: used.session.id })
    expect(await sessions.find(unused.token)).toBe('over')
  })

  it('are listed for their person alone, the newest first, and ended by nobody else', async () => {
    const sessions = createSessions({ database, days: 30, now })
    const person = newId()
    const first = await sessions.open(person, origin)
    clock += 1000
    const second = await sessions.open(person, origin)
    await sessions.open('somebody else', origin)
    expect((await sessions.list(person)).map((session) => session.id)).toEqual([second.session.id, first.session.id])
    expect(await sessions.end('somebody else', first.session.id)).toBe(false)
    expect(await sessions.list(person)).toHaveLength(2)
  })

  it('are live for their person alone, until they are ended or run out', async () => {
    const sessions = createSessions({ database, days: 2, now })
    const person = newId()
    const [ended, left] = [await sessions.open(person, origin), await sessions.open(person, origin)]
    const areLive = () => Promise.all([ended, left].map(({ session }) => sessions.isLive(person, session.id)))
    expect(await areLive()).toEqual([true, true])
    expect(await sessions.isLive('somebody else', left.session.id)).toBe(false)
    expect(await sessions.isLive(person, newId())).toBe(false)
    await sessions.end(person, ended.session.id)
    expect(await areLive()).toEqual([false, true])
    clock += 2 * day
    expect(await areLive()).toEqual([false, false])
  })

  it('of guests are known where they may read, and nowhere else, until they run out', async () => {
    const sessions = createSessions({ database, days: 30, now })
    const { token, guest } = await sessions.openGuest(clock + day)
    expect(guest).toEqual({ id: guest.guestId, personId: null, guestId: guest.id, expiresAt: clock + day })
    expect(await sessions.find(token)).toBe('unknown')
    expect(await sessions.findReader(token)).toEqual(guest)
    expect(await sessions.readerOf(guest.id)).toEqual(guest)
    expect(await sessions.over([guest.id])).toEqual([])
    expect(await sessions.findReader('nobody')).toBe('unknown')

    const own = await sessions.open(newId(), origin)
    const { id, personId, expiresAt } = own.session
    expect(await sessions.findReader(own.token)).toEqual({ id, personId, guestId: null, expiresAt })
    expect(await sessions.readerOf(id)).toMatchObject({ personId })

    await sessions.extendGuest(guest.id, clock + 2 * day)
    clock += day
    expect(await sessions.findReader(token)).toMatchObject({ guestId: guest.id })
    clock += day
    expect(await sessions.findReader(token)).toBe('over')
    expect(await sessions.readerOf(guest.id)).toBeNull()
    expect(await sessions.over([guest.id])).toEqual([guest.id])
  })
})
