import { CompiledQuery } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { blobColumns } from '../../apps/cli/src/blob-columns.ts'
import { leftOut } from '../../apps/cli/src/left-out.ts'
import { migrations } from '../../apps/server/migrations/index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { type Migration, migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { readTableShapes, type TableShape } from '../../apps/server/src/platform/database/table-shapes.ts'
import { freshDatabase } from '../kit/database.ts'
import { type EngineUnderTest, engines } from '../kit/engines.ts'

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function shapesOf(engine: EngineUnderTest, more: Record<string, Migration> = {}): Promise<TableShape[]> {
  const { database, dispose } = await freshDatabase(engine)
  cleanUps.push(dispose)
  await migrate(database, { ...migrations, ...more })
  return shapesIn(database)
}

function shapesIn(database: Database): Promise<TableShape[]> {
  const ask = async (sql: string) => (await database.tables<unknown>().executeQuery(CompiledQuery.raw(sql))).rows
  return readTableShapes(database.engine, ask as Parameters<typeof readTableShapes>[1])
}

const withTable =
  (
    name: string,
    type: Parameters<ReturnType<Parameters<Migration>[0]['schema']['createTable']>['addColumn']>[1],
  ): Migration =>
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
        { name: 'seq', kind: 'integer' },
        { name: 'file_id', kind: 'text' },
        { name: 'person_id', kind: 'text' },
        { name: 'change', kind: 'bytes' },
        { name: 'at', kind: 'integer' },
      ],
      counter: 'seq',
    })
  })

  it.each(['real', 'boolean', 'json'] as const)('could not have a column of type %s unnoticed', async (type) => {
    await expect(shapesOf(engine, { '9999-more': withTable('more', type) })).rejects.toThrow(/^more\.value is of type /)
  })

  it('with one more are backed up with one more', async () => {
    const shapes = await shapesOf(engine, { '9999-more': withTable('more', 'text') })
    expect(shapes).toContainEqual({ name: 'more', columns: [{ name: 'value', kind: 'text' }], counter: undefined })
  })

  it('come after those they refer to', async () => {
    const refers: Migration = async (db) => {
      await db.schema
        .createTable('z_parent')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute()
      await db.schema
        .createTable('a_child')
        .addColumn('parent', 'text', (column) => column.references('z_parent.id'))
        .execute()
    }
    const names = (await shapesOf(engine, { '9999-refers': refers })).map(({ name }) => name)
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
