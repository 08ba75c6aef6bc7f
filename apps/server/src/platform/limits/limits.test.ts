// @module-tag never-retried
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crowd } from '../../../../../tests/kit/crowd.ts'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { createLimits } from './limits.ts'
import { atMost, growing } from './rules.ts'

const minute = 60_000

describe.each(engines)('limits on $name', (engine) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>
  let database: Database
  beforeAll(async () => {
    fresh = await freshDatabase(engine)
    database = fresh.database
    await migrate(database, migrations)
  })
  beforeEach(async () => {
    await sql`delete from limit_notes`.execute(database.tables<unknown>())
  })
  afterAll(() => fresh.dispose())
  const five = atMost({ count: 5, per: minute })
  const limit = (name: string, subject: string, rule = five) => ({ name, subject, rule })

  it('hold for a thousand, of whom there are more at once than connections, on every connection there is, and over a restart', {
    timeout: 240_000,
  }, async () => {
    let now = 1_000_000
    const servers = [createLimits({ database, now: () => now }), createLimits({ database, now: () => now })]
    const waits = await crowd(1000, async (nth) => servers[nth % 2]?.take(limit('codes', 'ann')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(new Set(waits)).toEqual(new Set([0, minute]))
    now += minute / 2
    database = await fresh.reopen()
    const restarted = createLimits({ database, now: () => now })
    expect(await restarted.take(limit('codes', 'ann'))).toBe(minute / 2)
    expect(await restarted.take(limit('codes', 'ben'))).toBe(0)
    now += minute / 2
    expect(await restarted.take(limit('codes', 'ann'))).toBe(0)
  })

  it('count for all or for none, in whichever order they are named', async () => {
    const limits = createLimits({ database, now: () => 1_000_000 })
    const [one, two] = [limit('one', 'x', atMost({ count: 100, per: minute })), limit('two', 'x')]
    const waits = await crowd(40, (nth) => (nth % 2 ? limits.take(one, two) : limits.take(two, one)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    const left = await crowd(100, () => limits.take(one))
    expect(left.filter((wait) => wait === 0)).toHaveLength(95)
  })

  it('grow, are given back and forgotten; nobody’s address can be read from them', async () => {
    let now = 1_000_000
    const limits = createLimits({ database, now: () => now })
    const tries = limit('tries', 'ann@example.com', growing({ free: 2, first: 1000, most: minute, forget: minute }))
    expect([await limits.take(tries), await limits.take(tries), await limits.take(tries)]).toEqual([0, 0, 0])
    expect(await limits.take(tries)).toBe(1000)
    await limits.giveBack(tries)
    expect(await limits.take(tries)).toBe(0)
    const rows = await database
      .tables<{ limit_notes: Record<string, unknown> }>()
      .selectFrom('limit_notes')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain('ann')
    await limits.forget(tries)
    expect([await limits.take(tries), await limits.take(tries), await limits.take(tries)]).toEqual([0, 0, 0])
    now += 2 * minute
    expect([await limits.take(tries), await limits.take(tries), await limits.take(tries)]).toEqual([0, 0, 0])
    expect(await limits.take(tries)).toBe(1000)
    // What is over is swept away.
    now += 2 * minute
    await limits.take(limit('codes', 'ben'))
    const { count } = await database
      .tables<{ limit_notes: { key: string } }>()
      .selectFrom('limit_notes')
      .select((notes) => notes.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })
})
