import { CompiledQuery, sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../tests/kit/database/engines.ts'
import { type Migration, migrate } from './migrate.ts'

interface Tables {
  things: { id: number; name: string; bytes: Uint8Array | null }
}

const makeThings: Migration = async (db, types) => {
  await db.schema
    .createTable('things')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', types.bytes)
    .execute()
}

describe.each(engines)('database on $name', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  async function openFresh() {
    const fresh = await freshDatabase(engine)
    cleanUps.push(fresh.dispose)
    return fresh
  }

  async function openThings() {
    const { database } = await openFresh()
    await migrate(database, { '0001-things': makeThings })
    return database.tables<Tables>()
  }

  it('gives back what was written: big numbers, any text, bytes', async () => {
    const db = await openThings()
    const row = { id: Number.MAX_SAFE_INTEGER, name: '思考 🧠 "quoted" \\ %', bytes: new Uint8Array([0, 1, 255]) }
    await db.insertInto('things').values(row).execute()
    const read = await db.selectFrom('things').selectAll().executeTakeFirstOrThrow()
    expect({ ...read, bytes: new Uint8Array(read.bytes ?? []) }).toEqual(row)
  })

  it('undoes a failed transaction whole', async () => {
    const db = await openThings()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1, name: 'half', bytes: null }).execute()
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect(await db.selectFrom('things').selectAll().execute()).toEqual([])
  })

  it('keeps transactions that overlap apart', async () => {
    const db = await openThings()
    await db.insertInto('things').values({ id: 1, name: '0', bytes: null }).execute()
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        await sql`update things set name = cast(cast(name as integer) + 1 as text)`.execute(transaction)
        await new Promise((resolve) => setTimeout(resolve, 5))
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    expect((await db.selectFrom('things').selectAll().executeTakeFirstOrThrow()).name).toBe('20')
  })

  it('runs a batch whole or not at all, and gives what each query of it found', async () => {
    const { database } = await openFresh()
    await migrate(database, { '0001-things': makeThings })
    const db = database.tables<Tables>()
    const insert = (id: number) => db.insertInto('things').values({ id, name: 'new', bytes: null }).compile()
    const rename = db.updateTable('things').set({ name: 'renamed' }).where('id', '=', 1).returning('name').compile()
    const [inserted, renamed] = (await database.batch([insert(1), rename])) ?? []
    expect([inserted?.numAffectedRows, renamed?.rows]).toEqual([1n, [{ name: 'renamed' }]])
    await expect(database.batch([insert(2), insert(1)])).rejects.toThrow(/unique/i)
    await expect(database.batch([insert(2), CompiledQuery.raw('select nothing from nowhere')])).rejects.toThrow()
    expect(await db.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }])
    // One that finds nothing.
    const nobody = db.updateTable('things').set({ name: 'renamed' }).where('id', '=', 9).compile()
    expect(await database.batch([insert(2), nobody])).toBeNull()
    expect(await database.batch([nobody])).toBeNull()
    expect(await db.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }])
    // What failed has left no transaction open.
    await database.batch([insert(2)])
    expect(await db.selectFrom('things').select('id').orderBy('id').execute()).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('keeps a batch out of transactions that are open', async () => {
    const { database } = await openFresh()
    await migrate(database, { '0001-things': makeThings })
    const db = database.tables<Tables>()
    const insert = (id: number) => db.insertInto('things').values({ id, name: 'new', bytes: null }).compile()
    let batched: Promise<unknown> | undefined
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(insert(1))
      batched = database.batch([insert(2), insert(3)])
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    await batched
    expect(await db.selectFrom('things').select('id').orderBy('id').execute()).toEqual([{ id: 2 }, { id: 3 }])
  })

  it('answers reads while a transaction is open, without what it has not committed', async () => {
    const db = await openThings()
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 1, name: 'not yet', bytes: null }).execute()
      expect(await db.selectFrom('things').selectAll().execute()).toEqual([])
      expect(await transaction.selectFrom('things').selectAll().execute()).toHaveLength(1)
    })
    expect(await db.selectFrom('things').selectAll().execute()).toHaveLength(1)
  })

  it('goes on after a statement that failed', async () => {
    const db = await openThings()
    const row = { id: 1, name: 'once', bytes: null }
    await db.insertInto('things').values(row).execute()
    await expect(db.insertInto('things').values(row).execute()).rejects.toThrow()
    expect(await db.selectFrom('things').selectAll().execute()).toHaveLength(1)
  })

  it('migrates all steps or none, each once', async () => {
    const { database } = await openFresh()
    const fails: Migration = async (db) => {
      await db.schema.createTable('half').addColumn('id', 'text').execute()
      throw new Error('broken step')
    }
    await expect(migrate(database, { '0001-things': makeThings, '0002-fails': fails })).rejects.toThrow('broken step')
    expect(await migrate(database, { '0001-things': makeThings })).toEqual(['0001-things'])
    expect(await migrate(database, { '0001-things': makeThings })).toEqual([])
  })

  it('refuses a schema that is newer than the program', async () => {
    const { database } = await openFresh()
    await migrate(database, { '0001-things': makeThings })
    await expect(migrate(database, {})).rejects.toThrow('0001-things')
  })

  it('keeps what was committed when it is closed and opened again', async () => {
    const { database, reopen } = await openFresh()
    await migrate(database, { '0001-things': makeThings })
    await database.tables<Tables>().insertInto('things').values({ id: 7, name: 'kept', bytes: null }).execute()
    const rows = await (await reopen()).tables<Tables>().selectFrom('things').select('name').execute()
    expect(rows).toEqual([{ name: 'kept' }])
  })
})
