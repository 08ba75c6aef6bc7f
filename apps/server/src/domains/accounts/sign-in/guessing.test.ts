// @module-tag never-retried
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crowd } from '../../../../../../tests/kit/crowd.ts'
import { freshDatabase } from '../../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../../migrations/index.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import type { Delivery, Message } from '../../../platform/delivery/delivery.ts'
import { createLimits } from '../../../platform/limits/limits.ts'
import { newId } from '../../../platform/random.ts'
import { createSessions } from '../../../platform/sessions/sessions.ts'
import type { AccountTables } from '../tables.ts'
import { addIdentity, findIdentity } from '../third-party/identities.ts'
import { createCodes } from '../verification/codes.ts'
import { findByContact } from '../verification/contact.ts'
import { sendCode } from '../verification/send-code.ts'
import { createTries } from '../verification/tries.ts'
import { createProvedContact } from './proved-contact.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** As many as pass each limit; `npm run soak` asks for a thousand. */
const many = Number(process.env.GUESSES ?? 250)

/** Whoever keeps trying, with a clock that can be set and no server between. */
describe.each(engines)('guessing on $name', (engine) => {
  let database: Database
  let reopen: () => Promise<Database>
  let dispose: () => Promise<void>
  let clock = 0
  const now = () => clock
  beforeAll(async () => {
    const fresh = await freshDatabase(engine)
    ;({ database, dispose } = fresh)
    reopen = async () => {
      database = await fresh.reopen()
      return database
    }
    await migrate(database, migrations)
  })
  beforeEach(async () => {
    for (const table of ['codes', 'limit_notes']) {
      await sql`delete from ${sql.table(table)}`.execute(database.tables<unknown>())
    }
    clock = 1_700_000_000_000
  })
  afterAll(() => dispose())

  const secret = async () => Buffer.from('a secret')
  const codesOf = (on: Database) => createCodes({ db: on.tables<AccountTables>(), secret, now })
  const triesOf = (on: Database) => createTries(createLimits({ database: on, now }))
  const email = (value: string) => ({ kind: 'email', value }) as const
  const errnoOf = (act: Promise<unknown>) =>
    act.then(
      () => 0,
      (error: unknown) => (error instanceof AppError ? error.errno : Promise.reject(error)),
    )
  const wrongPassword = async () => {
    throw new AppError(-205)
  }

  it('a code takes five of many tries, in any order, and none after ten minutes (T8)', {
    timeout: 240_000,
  }, async () => {
    const codes = codesOf(database)
    const purpose = { contact: email('ann@example.com'), scene: 'login' } as const
    const { code } = await codes.make(purpose)
    const wrong = (nth: number) => String((Number(code) + 1 + nth) % 1_000_000).padStart(6, '0')
    const outcomes = await crowd(many, (nth) =>
      codes.spend(purpose, wrong(nth)).catch((error: AppError) => error.details.code),
    )
    expect(outcomes.filter((outcome) => outcome === '110')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === '109')).toHaveLength(many - 5)
    await expect(codes.spend(purpose, code)).rejects.toMatchObject({ details: { code: '109' } })
    // A new one is good, but not for another scene, person or address, nor when it is old (T9, B27).
    const { code: fresh } = await codes.make(purpose)
    for (const other of [
      { ...purpose, scene: 'resetpwd' },
      { ...purpose, personId: 'eve' },
      { ...purpose, contact: email('eve@example.com') },
      { ...purpose, contact: { kind: 'phone', value: 'ann@example.com' } },
    ] as const) {
      await expect(codes.spend(other, fresh)).rejects.toMatchObject({ errno: -303, details: { code: '110' } })
    }
    const rows = await database.tables<AccountTables>().selectFrom('codes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`ann@|login|"${fresh}"`))
    clock += 10 * minute
    await expect(codesOf(await reopen()).spend(purpose, fresh)).rejects.toMatchObject({ details: { code: '109' } })
  })

  it('passwords of one account are tried a hundred times an hour, from however many places (T12)', async () => {
    let tries = triesOf(database)
    const at = (nth: number) => ({
      contact: email('ann@example.com'),
      address: `203.0.${nth % 250}.${nth % 7}`,
      by: 'password' as const,
    })
    let tried = 0
    for (let nth = 0; nth < many; nth++) {
      if (nth === many / 2) tries = triesOf(await reopen())
      if ((await errnoOf(tries(at(nth), wrongPassword))) === -205) tried++
      clock += second
    }
    expect(tried).toBe(100)
    const refusal = await tries(at(0), wrongPassword).catch((error: AppError) => error)
    expect(refusal).toMatchObject({ errno: -429, details: { params: { seconds: expect.any(Number) } } })
    // Many at once are as few.
    const ben = (nth: number) =>
      ({ contact: email('ben@example.com'), address: `198.51.100.${nth}`, by: 'password' }) as const
    const errnos = await crowd(200, (nth) => errnoOf(tries(ben(nth), wrongPassword)))
    expect(errnos.filter((errno) => errno === -205)).toHaveLength(100)
    // Nor in a day: three hundred in all.
    let inADay = 0
    for (let nth = 0; nth < 500; nth++) {
      clock += (day - hour) / 500
      if ((await errnoOf(tries(ben(nth % 250), wrongPassword))) === -205) inADay++
    }
    expect(inADay).toBe(200)
  }, 240_000)

  it('S10: whoever guesses from one network waits alone; the owner signs in by password, code or reset', async () => {
    const tries = triesOf(database)
    const contact = email('ann@example.com')
    const stranger = { contact, address: '203.0.113.9', by: 'password' } as const
    const right = async () => 'right'
    let tried = 0
    for (let nth = 0; nth < many; nth++) {
      if ((await errnoOf(tries(stranger, wrongPassword))) === -205) tried++
      clock += 60 * second
    }
    expect(tried).toBeGreaterThan(10)
    expect(tried).toBeLessThan(100)
    expect(await errnoOf(tries(stranger, right))).toBe(-429)
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.7' }, right))).toBe(0)
    // A code goes to the owner alone.
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.8', by: 'code' }, right))).toBe(0)

    // Many networks stop strangers everywhere, and the owner only where they never signed in.
    for (let nth = 0; nth < 300; nth++) {
      await errnoOf(tries({ ...stranger, address: `198.51.${nth}.1` }, wrongPassword))
    }
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.99' }, right))).toBe(-429)
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.7' }, right))).toBe(0)
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.99', by: 'code' }, right))).toBe(0)
    // From now on it is known there too; wrong ones count as anywhere else.
    for (let nth = 0; nth < 6; nth++) {
      expect(await errnoOf(tries({ ...stranger, address: '192.0.2.7' }, wrongPassword))).toBe(-205)
    }
    expect(await errnoOf(tries({ ...stranger, address: '192.0.2.7' }, right))).toBe(-429)
  }, 240_000)

  it('one address asks about many accounts with growing pauses, whatever it is in IPv6 (T11, T12)', async () => {
    const tries = triesOf(database)
    let told = 0
    for (let nth = 0; nth < many; nth++) {
      const address = nth % 2 ? `2001:db8:1:2:${nth.toString(16)}::1` : '2001:db8:1:2::5'
      if (
        (await errnoOf(tries({ contact: email(`${nth}@example.com`), address, by: 'password' }, wrongPassword))) ===
        -205
      )
        told++
      clock += second
    }
    expect(told).toBeGreaterThanOrEqual(50)
    expect(told).toBeLessThan(65)
    // Signing in rightly does not count, and does not make room for a guess either.
    const other = { address: '192.0.2.1', contact: email('cid@example.com'), by: 'password' } as const
    for (let nth = 0; nth < 100; nth++) expect(await errnoOf(tries(other, async () => 'right'))).toBe(0)
  }, 240_000)

  it('nobody makes the server send thousands of messages (T10)', async () => {
    const sent: string[] = []
    const carrier: Delivery = {
      kind: 'outbox',
      send: async ({ to }: Message) => void sent.push(to),
      forget: async () => undefined,
    }
    const ask = (on: Database, budget: { CODES_PER_HOUR: number; SMS_PER_DAY: number; MAILS_PER_DAY: number }) => {
      const handler = sendCode({
        db: on.tables<AccountTables>(),
        codes: codesOf(on),
        limits: createLimits({ database: on, now }),
        delivery: { email: carrier, phone: carrier } as Parameters<typeof sendCode>[0]['delivery'],
        budget,
      })
      return (contact: { email?: string; telephone?: string }, address = '192.0.2.1') =>
        handler(
          { region_code: '+86', scene: 'register', ...contact },
          {
            receivedAt: Date.now(),
            address,
            device: '',
            language: 'en',
            clientSchema: 1,
            linkOrigin: () => 'http://localhost',
            brand,
          },
        )
    }
    const brand = { name: 'Ramify', languages: ['en'] as const, operator: null }
    const budget = { CODES_PER_HOUR: 100_000, SMS_PER_DAY: 60, MAILS_PER_DAY: 100_000 }
    let asking = ask(database, budget)
    const drain = () => sent.splice(0).length

    // One address, again and again in two days.
    for (let nth = 0; nth < many; nth++) {
      if (nth === 0.3 * many) asking = ask(await reopen(), budget)
      await errnoOf(asking({ email: 'ann@example.com' }, `10.0.${nth % 200}.1`))
      clock += (2 * day) / many
    }
    expect(drain()).toBe(20)
    clock += day

    // One place, a thousand addresses, at once.
    asking = ask(await reopen(), { ...budget, CODES_PER_HOUR: 10 })
    await crowd(100, (nth) => errnoOf(asking({ email: `p${nth}@example.com` })))
    expect(drain()).toBe(10)

    // Numbers in a row, from everywhere.
    for (let nth = 0; nth < 100; nth++) {
      await errnoOf(asking({ telephone: `1381234${String(nth).padStart(4, '0')}` }, `10.1.${nth}.1`))
    }
    expect(drain()).toBe(20)

    // All the numbers there are, from everywhere: what the day's budget allows.
    const outcomes = []
    for (let nth = 0; nth < 200; nth++) {
      const telephone = `139${String(nth).padStart(4, '0')}0000`
      outcomes.push(await errnoOf(asking({ telephone }, `10.2.${nth}.1`)))
    }
    expect(drain()).toBe(40)
    expect(new Set(outcomes)).toEqual(new Set([0, -305]))
    clock += day
    expect(await errnoOf(asking({ telephone: '13700000000' }, '10.3.0.1'))).toBe(0)
  }, 240_000)

  it('an address that somebody else registered first is its owner’s once a code came back from it (T43)', async () => {
    const db = database.tables<AccountTables>()
    const sessions = createSessions({ database, days: 1, now })
    const origin = { device: '', address: '' }
    for (const mustProve of [false, true]) {
      const id = newId()
      const contact = email(`${id}@example.com`)
      const times = { email_proved_at: null, agreed_at: 1, created_at: 1 }
      const blank = { avatar: null, phone: null, share_password: null }
      await db
        .insertInto('accounts')
        .values({ id, nickname: 'Eve', email: contact.value, password_hash: 'known to Eve', ...times, ...blank })
        .execute()
      const { token } = await sessions.open(id, origin)
      await addIdentity(db, id, { provider: 'harbour', subject: id, nickname: 'Eve' })
      const proved = createProvedContact({ db, sessions, mustProve })
      const found = await findByContact(db, contact)
      if (!found) throw new Error('no account')
      await proved(found, contact)
      expect(await findByContact(db, contact)).toEqual({
        id,
        password_hash: mustProve ? null : 'known to Eve',
        email_proved_at: expect.any(Number),
      })
      expect(await sessions.find(token)).toEqual(mustProve ? 'over' : expect.objectContaining({ personId: id }))
      expect(await findIdentity(db, 'harbour', id)).toEqual(mustProve ? undefined : { account_id: id })
    }
  })
})
