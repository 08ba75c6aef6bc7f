// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addFile } from '../../../../../tests/kit/database/add-file.ts'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { newId } from '../../platform/random.ts'
import { createAccess, principalOf } from '../access/index.ts'
import { createPasswordGuard } from './password-guard.ts'
import { createShares, type Shares } from './shares.ts'
import type { Share, SharingTables } from './tables.ts'

const day = 24 * 60 * 60_000
/** As many as a database has connections for, several times. */
const atOnce = 50
const addresses = Array.from({ length: 500 }, (_, nth) => `10.0.${nth >> 8}.${nth & 255}`)

describe.each(engines)('the password of a share on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let shares: Shares
  let access: ReturnType<typeof createAccess>
  let clock = Date.now()
  const now = () => clock
  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
    access = createAccess({ database, now })
    shares = createShares({ database, access, now })
  })
  afterAll(() => dispose())

  /** A shared document with a password, and a guard like that of one process. */
  async function shared(password: string) {
    const fileId = await addFile(database, { space_id: newId(), type: 'file' })
    await shares.change(fileId, () => ({ is_on: 1, password, password_version: 1 }))
    let compared = 0
    const isEqual = (one: string, other: string) => {
      compared++
      return one === other
    }
    const locks: string[] = []
    const onLocked = (id: string) => locks.push(id)
    const newGuard = () =>
      createPasswordGuard({
        ...{ db: database.tables<SharingTables>(), limits: createLimits({ database, now }) },
        ...{ isEqual, onLocked },
      })
    const read = async () => (await shares.ofFile(fileId)) as Share
    const outcome = async (guard: ReturnType<typeof newGuard>, guess: string, address: string, share?: Share) => {
      try {
        await guard.requireRight(share ?? (await read()), guess, address)
        return 'right'
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return `${error.errno}${error.details.code ? ` ${error.details.code}` : ''}`
      }
    }
    return { fileId, newGuard, read, outcome, locks, compared: () => compared }
  }

  it('T6: 10,000 tries from 500 addresses: at most 100 are compared; then it is locked until it is another one', async () => {
    const { fileId, newGuard, read, outcome, locks, compared } = await shared('4711')
    const before = await read()
    const reader = principalOf({ personId: null, guestId: newId() })
    const guards = [newGuard(), newGuard()]
    const outcomes = new Map<string, number>()
    let guessed = 0
    // Read a while ago, as where many come at once: what it says of earlier tries is not what stops them.
    let share = before
    // Four days, for the limit of a day is reached first. Whoever has proven it goes on reading.
    for (const last of [200, 400, 600, 10_000]) {
      clock += day
      await access.proveLink(reader, { id: before.id, passwordVersion: 1 })
      const guesser = async () => {
        while (guessed < last) {
          const mine = guessed++
          if (mine % 100 === 0) share = await read()
          const guess = String(mine).padStart(4, '0')
          const guard = guards[mine % 2] as (typeof guards)[number]
          const said = await outcome(guard, guess === '4711' ? '0000' : guess, addresses[mine % 500] as string, share)
          outcomes.set(said, (outcomes.get(said) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, guesser))
    }
    expect(compared()).toBe(100)
    expect(outcomes.get('-123 550')).toBe(100)
    expect(outcomes.has('right')).toBe(false)
    // Its owner is told once.
    expect(locks).toEqual([before.id])
    expect(await outcome(newGuard(), '4711', '192.0.2.1')).toBe('-123 x-share-locked')
    expect(compared()).toBe(100)
    expect(await access.can(reader, 'see', fileId)).toBe(true)

    await shares.change(fileId, ({ password_version }) => ({
      password: '1174',
      password_version: password_version + 1,
      tries: 0,
    }))
    expect(await outcome(newGuard(), '1174', '192.0.2.1')).toBe('right')
    expect(await access.can(reader, 'see', fileId)).toBe(false)
  }, 120_000)

  it('B21–B24: says what is wrong, and lets a network try five times in a quarter of an hour', async () => {
    const { newGuard, outcome, compared } = await shared('0042')
    const guard = newGuard()
    for (const odd of ['12a4', '123', '１２３４', '12345', ' 042'])
      expect(await outcome(guard, odd, '192.0.2.2')).toBe('-123 551')
    expect(await outcome(guard, '', '192.0.2.2')).toBe('-123 549')
    expect(compared()).toBe(0)
    // Right ones do not count.
    for (let nth = 0; nth < 7; nth++) expect(await outcome(guard, '0042', '192.0.2.2')).toBe('right')
    for (let nth = 0; nth < 5; nth++) expect(await outcome(guard, '0043', '192.0.2.2')).toBe('-123 550')
    // After a restart as well.
    expect(await outcome(newGuard(), '0042', '192.0.2.2')).toBe('-429')
    expect(await outcome(newGuard(), '0042', '192.0.2.3')).toBe('right')
    clock += 15 * 60_000 + 1
    expect(await outcome(guard, '0042', '192.0.2.2')).toBe('right')
  })
})
