// @module-tag never-retried
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../../migrations/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { type Delivery, type Message, NotSent } from '../../../platform/delivery/delivery.ts'
import { createLimits } from '../../../platform/limits/limits.ts'
import type { AccountTables } from '../tables.ts'
import { type Codes, createCodes } from './codes.ts'
import { sendCode } from './send-code.ts'

const minute = 60_000
const email = 'ann@example.com'
const purpose = { contact: { kind: 'email', value: email }, scene: 'register' } as const
const brand = { name: 'Ramify', languages: ['en'] as const, operator: null }
const budget = { CODES_PER_HOUR: 100, SMS_PER_DAY: 100, MAILS_PER_DAY: 100 }

describe.each(engines)('a code that the carrier refuses, on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let codes: Codes
  let clock: number
  /** What reached somebody, in the order it did. */
  let sent: string[]
  /** What happens on the way. */
  let carry: () => Promise<void>
  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
  })
  beforeEach(async () => {
    for (const table of ['codes', 'limit_notes']) {
      await sql`delete from ${sql.table(table)}`.execute(database.tables<unknown>())
    }
    clock = 1_700_000_000_000
    sent = []
    carry = async () => undefined
    const db = database.tables<AccountTables>()
    codes = createCodes({ db, secret: async () => Buffer.from('a secret'), now: () => clock })
  })
  afterAll(() => dispose())

  const ask = () => {
    const carrier: Delivery = {
      kind: 'outbox',
      send: async ({ code = '' }: Message) => {
        await carry()
        sent.push(code)
      },
      forget: async () => undefined,
    }
    const handler = sendCode({
      db: database.tables<AccountTables>(),
      codes,
      limits: createLimits({ database, now: () => clock }),
      delivery: { email: carrier, phone: carrier } as Parameters<typeof sendCode>[0]['delivery'],
      budget,
    })
    const caller = {
      receivedAt: Date.now(),
      address: '192.0.2.1',
      device: '',
      language: 'en',
      clientSchema: 1,
      linkOrigin: () => 'http://localhost',
      brand,
    } as const
    return handler({ region_code: '+86', scene: 'register', email }, caller)
  }
  const refuse = async () => {
    throw new NotSent('refused')
  }
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const tryWrong = (code: string) => expect(codes.spend(purpose, wrong(code))).rejects.toMatchObject({ errno: -303 })

  it('leaves the one that came before as good as it was', async () => {
    await ask()
    clock += minute
    carry = refuse
    await expect(ask()).rejects.toMatchObject({ errno: -503 })
    // The second refusal: whoever is told that nothing was sent presses again.
    await expect(ask()).rejects.toMatchObject({ errno: -503 })
    const [code = ''] = sent
    await codes.spend(purpose, code)
    await expect(codes.spend(purpose, code)).rejects.toMatchObject({ details: { code: '110' } })
  })

  it('gives nobody more tries (T8), and no more time', async () => {
    await ask()
    const [code = ''] = sent
    await tryWrong(code)
    await tryWrong(code)
    clock += minute
    carry = async () => {
      for (let nth = 0; nth < 3; nth++) await tryWrong(code)
      await refuse()
    }
    await expect(ask()).rejects.toMatchObject({ errno: -503 })
    await expect(codes.spend(purpose, code)).rejects.toMatchObject({ details: { code: '109' } })
    carry = async () => undefined
    clock += minute
    await ask()
    clock += 9 * minute
    carry = refuse
    await expect(ask()).rejects.toMatchObject({ errno: -503 })
    clock += minute
    await expect(codes.spend(purpose, sent[1] ?? '')).rejects.toMatchObject({ details: { code: '109' } })
  })

  it('is good for nothing itself, and takes nothing back that was made since', async () => {
    carry = refuse
    await expect(ask()).rejects.toMatchObject({ errno: -503 })
    expect(await database.tables<AccountTables>().selectFrom('codes').selectAll().execute()).toEqual([])
    const older = await codes.make(purpose)
    const newer = await codes.make(purpose)
    await older.takeBack()
    await codes.spend(purpose, newer.code)
    await newer.takeBack()
    await expect(codes.spend(purpose, older.code)).rejects.toMatchObject({ details: { code: '110' } })
  })
})
