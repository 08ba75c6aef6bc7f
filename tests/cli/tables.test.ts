import { type ColumnDataType, CompiledQuery, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobColumns } from '../../apps/cli/src/blob-columns.ts'
import { leftOut } from '../../apps/cli/src/left-out.ts'
import { migrations } from '../../apps/server/migrations/index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { type Ask, readTableShapes, type TableShape } from '../../apps/server/src/platform/database/table-shapes.ts'
import { freshDatabase } from '../kit/database/database.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]

const databases = new Map<EngineUnderTest, Awaited<ReturnType<typeof freshDatabase>>>()
beforeAll(async () => {
  for (const engine of engines) {
    const fresh = await freshDatabase(engine)
    databases.set(engine, fresh)
    await migrate(fresh.database, migrations)
  }
})
afterAll(async () => {
  for (const { dispose } of databases.values()) await dispose()
})

/** One more step of the schema. */
type Step = (db: Kysely<unknown>) => Promise<void>

const takenBack = new Error('the step is taken back')

async function shapesOf(engine: EngineUnderTest, more?: Step): Promise<TableShape[]> {
  const { database } = databases.get(engine) as { database: Database }
  let shapes: TableShape[] = []
  const step = database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      await more?.(transaction)
      const ask = async (sql: string) => (await transaction.executeQuery(CompiledQuery.raw(sql))).rows
      shapes = await readTableShapes(database.engine, ask as Ask)
      throw takenBack
    })
  await step.catch((error) => {
    if (error !== takenBack) throw error
  })
  return shapes
}

const withTable =
  (name: string, type: ColumnDataType): Step =>
  async (db) => {
    await db.schema.createTable(name).addColumn('value', type).execute()
  }

describe.each(engines)('the tables of the schema on $name', (engine) => {
  it('are all of columns that a backup can hold', async () => {
    const shapes = await shapesOf(engine)
    expect(shapes.map(({ name }) => name)).toEqual(expect.arrayContaining(['accounts', 'document_journal', 'files']))
    expect(shapes.find(({ name }) => name === 'document_journal')).toEqual({
      name: 'document_journal',
      columns: [
        { name: 'file_id', kind: 'text' },
        { name: 'seq', kind: 'integer' },
        { name: 'person_id', kind: 'text' },
        { name: 'at', kind: 'integer' },
        { name: 'change', kind: 'bytes' },
      ],
      counter: undefined,
    })
    expect(shapes).toContainEqual(expect.objectContaining({ name: 'document_versions', counter: 'id' }))
  })

  it.each(['real', 'boolean', 'json'] as const)('could not have a column of type %s unnoticed', async (type) => {
    await expect(shapesOf(engine, withTable('more', type))).rejects.toThrow(/^more\.value is of type /)
  })

  it('with one more are backed up with one more', async () => {
    const shapes = await shapesOf(engine, withTable('more', 'text'))
    expect(shapes).toContainEqual({ name: 'more', columns: [{ name: 'value', kind: 'text' }], counter: undefined })
  })

  it('come after those they refer to', async () => {
    const refers: Step = async (db) => {
      await db.schema
        .createTable('z_parent')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute()
      await db.schema
        .createTable('a_child')
        .addColumn('parent', 'text', (column) => column.references('z_parent.id'))
        .execute()
    }
    const names = (await shapesOf(engine, refers)).map(({ name }) => name)
    expect(names.indexOf('a_child')).toBeGreaterThan(names.indexOf('z_parent'))
    expect(names.indexOf('login_tickets')).toBeGreaterThan(names.indexOf('accounts'))
  })
})

describe('what a backup knows by name', () => {
  it('is the same on both engines', async () => {
    expect(await shapesOf(sqlite)).toEqual(await shapesOf(postgres))
  })

  it('is in the schema', async () => {
    const shapes = await shapesOf(sqlite)
    const columns = shapes.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    expect(shapes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(leftOut)))
    const naming = Object.entries(blobColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    expect(columns).toEqual(expect.arrayContaining(naming))
  })

  it('is every column that names a blob', async () => {
    const otherKeys = ['files.touch_key']
    const shapes = (await shapesOf(sqlite)).filter(({ name }) => !(name in leftOut))
    const keys = shapes.flatMap(({ name, columns }) =>
      columns.filter((column) => /(^|_)key$/.test(column.name)).map((column) => `${name}.${column.name}`),
    )
    const naming = Object.entries(blobColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
    expect(keys.filter((key) => !otherKeys.includes(key)).sort()).toEqual(naming.sort())
  })
})
