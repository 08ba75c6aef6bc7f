import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { hashToken } from '../random.ts'
import type { Rule } from './rules.ts'

/** One rule for one subject: an address, an account, a number. */
export interface Limit {
  name: string
  subject: string
  rule: Rule
}

/** Limits that hold for all servers on one database, and over their restarts. */
export interface Limits {
  /** Counts one for each of them, or for none; 0, or for how many milliseconds to wait. */
  take: (...limits: Limit[]) => Promise<number>
  /** One that was taken does not count after all. */
  giveBack: (...limits: Limit[]) => Promise<void>
  /** What a limit has noted so far, as its rule wrote it; null where there is nothing. */
  noted: (limit: Pick<Limit, 'name' | 'subject'>) => Promise<string | null>
  /** As if nothing had ever been counted. */
  forget: (...limits: Pick<Limit, 'name' | 'subject'>[]) => Promise<void>
}

interface LimitTables {
  limit_notes: { key: string; note: string; expires_at: number }
}

const sweepPause = 60_000

export function createLimits({ database, now = Date.now }: { database: Database; now?: () => number }): Limits {
  const db = database.tables<LimitTables>()
  let sweptAt = 0
  const sweep = async () => {
    if (sweptAt > now() - sweepPause) return
    sweptAt = now()
    await db.deleteFrom('limit_notes').where('expires_at', '<', now()).execute()
  }

  return {
    take: async (...limits) => {
      if (limits.length === 0) return 0
      // Whoever floods us waits anyway, and shall not make everybody else wait for a turn to write.
      const wait = await plainWait(db, limits, now())
      if (wait > 0) return wait
      await sweep()
      return db.transaction().execute(async (transaction) => {
        const notes: { key: string; note: string; until: number }[] = []
        let longest = 0
        for (const { key, rule } of inOrder(limits)) {
          const verdict = rule.take(await hold(transaction, key, now()), now())
          if ('wait' in verdict) longest = Math.max(longest, verdict.wait)
          else notes.push({ key, ...verdict })
        }
        if (longest === 0) {
          for (const { key, note, until } of notes) await write(transaction, key, note, until)
        }
        return longest
      })
    },

    giveBack: async (...limits) => {
      if (limits.length === 0) return
      await db.transaction().execute(async (transaction) => {
        for (const { key, rule } of inOrder(limits)) {
          const noted = await hold(transaction, key, now())
          const left = noted === null ? null : rule.giveBack(noted, now())
          if (left === null) await transaction.deleteFrom('limit_notes').where('key', '=', key).execute()
          else await write(transaction, key, left)
        }
      })
    },

    noted: async (limit) => {
      const row = await db.selectFrom('limit_notes').selectAll().where('key', '=', keyOf(limit)).executeTakeFirst()
      return living(row, now())
    },

    forget: async (...limits) => {
      if (limits.length > 0) await db.deleteFrom('limit_notes').where('key', 'in', limits.map(keyOf)).execute()
    },
  }
}

/** Only hashes are kept: whose address it was is nobody's business. */
const keyOf = ({ name, subject }: Pick<Limit, 'name' | 'subject'>) => `${name}:${hashToken(subject)}`

/** Always in the same order, so that two who want the same ones do not wait for each other for ever. */
const inOrder = (limits: readonly Limit[]) =>
  limits.map((limit) => ({ ...limit, key: keyOf(limit) })).sort((a, b) => (a.key < b.key ? -1 : 1))

/** How long to wait for these as they stand; another may be faster than whoever is told that there is no need to. */
async function plainWait(db: Kysely<LimitTables>, limits: readonly Limit[], at: number): Promise<number> {
  const keyed = inOrder(limits)
  const rows = await db
    .selectFrom('limit_notes')
    .selectAll()
    .where(
      'key',
      'in',
      keyed.map(({ key }) => key),
    )
    .execute()
  const waits = keyed.map(({ key, rule }) => {
    const verdict = rule.take(
      living(
        rows.find((row) => row.key === key),
        at,
      ),
      at,
    )
    return 'wait' in verdict ? verdict.wait : 0
  })
  return Math.max(0, ...waits)
}

const nothing = ''

/** What a row notes; null once its time is over. */
const living = (row: LimitTables['limit_notes'] | undefined, at: number): string | null =>
  row === undefined || row.note === nothing || row.expires_at < at ? null : row.note

/** What is noted; nobody else reads or writes it until the transaction ends. */
async function hold(transaction: Transaction<LimitTables>, key: string, at: number): Promise<string | null> {
  const row = await transaction
    .insertInto('limit_notes')
    .values({ key, note: nothing, expires_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returningAll()
    .executeTakeFirstOrThrow()
  return living(row, at)
}

async function write(db: Kysely<LimitTables>, key: string, note: string, until?: number): Promise<void> {
  await db
    .updateTable('limit_notes')
    .set({ note, ...(until !== undefined && { expires_at: until }) })
    .where('key', '=', key)
    .execute()
}
