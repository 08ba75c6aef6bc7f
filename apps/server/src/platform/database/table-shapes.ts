import type { Engine } from './database.ts'

/** What a column can hold, whichever engine it is in. */
export type ValueKind = 'text' | 'integer' | 'bytes'

export interface TableShape {
  name: string
  columns: { name: string; kind: ValueKind }[]
  /** The column that counts up by itself. */
  counter: string | undefined
}

/** Rows of a statement, their values by name. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/** A type that is not here is not read as something it may not be: whoever adds it to the schema decides what it holds. */
const kinds: Record<Engine, Record<string, ValueKind>> = {
  sqlite: { text: 'text', integer: 'integer', bigint: 'integer', blob: 'bytes' },
  postgres: { text: 'text', integer: 'integer', bigint: 'integer', bytea: 'bytes' },
}

/**
 * The tables as the database itself describes them, each after those it refers to; without the two in which the migrator
 * notes its steps, and without the index of `search`, which is made anew from the others and is another on each engine.
 */
export async function readTableShapes(engine: Engine, ask: Ask): Promise<TableShape[]> {
  const tables = new Map<string, TableShape>()
  for (const { table, column, type, counts } of (await ask(columnsOf[engine])) as unknown as ColumnRow[]) {
    const kind = kinds[engine][type]
    if (!kind) throw new Error(`${table}.${column} is of type ${type}, and it is not known what that holds`)
    const shape = tables.get(table) ?? { name: table, columns: [], counter: undefined }
    shape.columns.push({ name: column, kind })
    // SQLite says it with a number, which may be a bigint.
    if (Number(counts) === 1) shape.counter = column
    tables.set(table, shape)
  }
  return parentsFirst(tables, (await ask(referencesOf[engine])) as unknown as Reference[])
}

interface ColumnRow {
  table: string
  column: string
  type: string
  counts: number | bigint
}

interface Reference {
  table: string
  target: string
}

function parentsFirst(tables: ReadonlyMap<string, TableShape>, references: readonly Reference[]): TableShape[] {
  const ordered = new Set<TableShape>()
  const add = (shape: TableShape, children: readonly string[]) => {
    if (ordered.has(shape)) return
    for (const { target } of references.filter(({ table }) => table === shape.name)) {
      const parent = tables.get(target)
      if (!parent) continue
      const round = [...children, shape.name]
      if (round.includes(target))
        throw new Error(`Tables refer to each other in a round: ${round.join(', ')}, ${target}`)
      add(parent, round)
    }
    ordered.add(shape)
  }
  for (const shape of tables.values()) add(shape, [])
  return [...ordered]
}

const columnsOf: Record<Engine, string> = {
  sqlite: `
    select t.name as "table", c.name as "column", lower(c.type) as type,
      c.pk = 1 and lower(t.sql) like '%autoincrement%' as counts
    from sqlite_schema t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
      and t.name not in ('kysely_migration', 'kysely_migration_lock') and t.name not like 'search\\_index%' escape '\\'
    order by t.name, c.cid`,
  postgres: `
    select t.table_name as "table", c.column_name as "column", c.data_type as type,
      case when c.column_default like 'nextval(%' then 1 else 0 end as counts
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and t.table_name not in ('kysely_migration', 'kysely_migration_lock') and t.table_name not like 'search\\_index%'
    order by t.table_name collate "C", c.ordinal_position`,
}

const referencesOf: Record<Engine, string> = {
  sqlite: `
    select t.name as "table", f."table" as target
    from sqlite_schema t join pragma_foreign_key_list(t.name) f
    where t.type = 'table'`,
  postgres: `
    select child.relname as "table", parent.relname as target
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
}
