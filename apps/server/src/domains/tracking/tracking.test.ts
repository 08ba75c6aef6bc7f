import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { eventQuery } from './event-query.ts'
import { EventRate } from './event-rate.ts'
import { EventStore } from './event-store.ts'
import { removeOld } from './retention.ts'
import type { TrackingTables } from './tables.ts'

const event = { source: 'web', event: 'use', reason: 'new_file', lang: 'zh', browser: 'chrome' }
const day = 24 * 60 * 60_000

describe.each(engines)('events on $name', (engine) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    fresh = await freshDatabase(engine)
    await migrate(fresh.database, migrations)
  })
  afterAll(() => fresh.dispose())

  it('are written together, a flood only in part, and go when they are old', async () => {
    const db = fresh.database.tables<TrackingTables>()
    let at = 1_000 * day
    const store = new EventStore({ db, log: createLog('silent'), now: () => at })
    store.add(eventQuery.parse({ ...event, extras: '{"format":"pdf"}' }))
    await store.write()
    expect(await db.selectFrom('tracked_events').selectAll().execute()).toEqual([
      { ...event, id: expect.any(String), at, extras: '{"format":"pdf"}', host: null, logged: null },
    ])
    at += 91 * day
    for (let nth = 0; nth < 3_000; nth++) store.add(eventQuery.parse(event))
    await store.write()
    const count = async () => (await db.selectFrom('tracked_events').select('id').execute()).length
    expect(await count()).toBe(2_001)
    await removeOld(db, 90, at)
    expect(await count()).toBe(2_000)
    await removeOld(db, 90, at + 91 * day)
    expect(await count()).toBe(0)
  })
})

describe('the query of an event', () => {
  it.each([
    ['a name with a space', { ...event, reason: 'my secret map' }],
    ['an address', { ...event, reason: 'ann@harbour.example' }],
    ['a language that is none', { ...event, lang: '../en' }],
    ['no source', { ...event, source: undefined }],
    ['an event twice', { ...event, event: ['use', 'limit'] }],
    ['a host with a path', { ...event, host: 'maps.example/a' }],
    ['extras that are no JSON', { ...event, extras: '{' }],
    ['extras that are a list', { ...event, extras: '["a"]' }],
    ['a text among the extras', { ...event, extras: '{"title":"my secret map"}' }],
    ['too many extras', { ...event, extras: JSON.stringify(Object.fromEntries([...'abcdefghi'].map((k) => [k, 1]))) }],
    ['extras that are too long', { ...event, extras: `{"a":"b"${' '.repeat(500)}}` }],
    ['an extra of more than one word', { ...event, extras: '{"__proto__x y":1}' }],
  ])('has not %s', (_what, query) => {
    expect(eventQuery.safeParse(query).success).toBe(false)
  })

  it('is refused or harmless, whatever it is', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), fc.constant('use'))
    const query = fc.record({
      source: text,
      event: text,
      lang: text,
      browser: text,
      extras: text,
      host: text,
      key: text,
    })
    fc.assert(
      fc.property(query, (given) => {
        const { success, data } = eventQuery.safeParse(given)
        if (success) expect(JSON.stringify(data)).toMatch(/^[\w\s.:,{}"[\]\\+-]{1,1500}$/)
      }),
      { numRuns: 300 },
    )
  })
})

it('keeps no more of a flood while the database does not answer, and goes on when it does', async () => {
  const [engine] = engines
  if (!engine) return
  const fresh = await freshDatabase(engine)
  await migrate(fresh.database, migrations)
  const db = fresh.database.tables<TrackingTables>()
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The first write waits for what holds the database.
  const held = db.transaction().execute(() => answered)
  const store = new EventStore({ db, log: createLog('silent'), now: () => 0 })
  const writes = []
  for (let second = 0; second < 3; second++) {
    for (let nth = 0; nth < 1_500; nth++) store.add(eventQuery.parse(event))
    writes.push(store.write())
  }
  answer()
  await Promise.all([held, ...writes])
  store.add(eventQuery.parse(event))
  await store.write()
  const stored = await db.selectFrom('tracked_events').select('id').execute()
  await fresh.dispose()
  expect(stored).toHaveLength(2_001)
})

it('takes so many in a day, of however many networks', () => {
  let now = 0
  const rate = new EventRate(() => now)
  const taken = () => {
    let count = 0
    for (let minute = 0; minute < 60; minute++) {
      for (let nth = 0; nth < 6_000; nth++) if (rate.take(`10.1.${nth % 100}.1`) === 0) count++
      now += 60_000
    }
    return count
  }
  expect(taken()).toBe(200_000)
  expect(rate.take('10.0.0.1')).toBe(23 * 60 * 60_000)
  now = day
  expect(rate.take('10.0.0.1')).toBe(0)
})

it('takes so many of a network in a minute, and so many in all', () => {
  let now = 0
  const rate = new EventRate(() => now)
  const taken = (network: string, times: number) =>
    Array.from({ length: times }, () => rate.take(network)).filter((wait) => wait === 0).length
  expect(taken('10.0.0.1', 300)).toBe(240)
  expect(taken('10.0.0.2', 1)).toBe(1)
  expect(rate.take('10.0.0.1')).toBeGreaterThan(0)
  now = 60_000
  expect(rate.take('10.0.0.1')).toBe(0)
  const networks = Array.from({ length: 100 }, (_, nth) => taken(`10.0.1.${nth}`, 240))
  expect(networks.reduce((sum, count) => sum + count, 0)).toBe(5_999)
})
