import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../../migrations/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { createLimits } from '../../../platform/limits/limits.ts'
import type { AccountTables } from '../tables.ts'
import { createCodes } from '../verification/codes.ts'
import { createTries } from '../verification/tries.ts'
import { register } from './register.ts'

const hour = 60 * 60_000

describe.each(engines)('registering without a code, on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
  })
  afterAll(() => dispose())

  it('S17: one network makes so many accounts in an hour, and what fails does not count', async () => {
    let clock = 1_700_000_000_000
    const now = () => clock
    const limits = createLimits({ database, now })
    const db = database.tables<AccountTables>()
    const handler = register({
      db,
      codes: createCodes({ db, secret: async () => Buffer.from('a secret'), now }),
      tries: createTries(limits),
      rule: { min: 1, max: 100 },
      emailNeedsCode: false,
      limits,
      perHour: 3,
    })
    const brand = { name: 'Ramify', languages: ['en'] as const, operator: null }
    const from = (address: string, email: string) =>
      handler(
        { email, region_code: '+86', password: 'secret-1', agreed: true },
        {
          receivedAt: clock,
          address,
          device: '',
          language: 'en',
          clientSchema: 1,
          linkOrigin: () => 'http://localhost',
          brand,
        },
      )
    await from('192.0.2.1', 'a@example.com')
    await expect(from('192.0.2.1', 'a@example.com')).rejects.toMatchObject({ errno: -206 })
    await from('192.0.2.1', 'b@example.com')
    await from('192.0.2.1', 'c@example.com')
    const refused = { errno: -429, details: { params: { seconds: 3600 } } }
    await expect(from('192.0.2.1', 'd@example.com')).rejects.toMatchObject(refused)
    await from('192.0.2.2', 'e@example.com')
    clock += hour
    await from('192.0.2.1', 'd@example.com')
  })
})
