import type { Engine } from './database.ts'
import type { Ask, TableShape } from './table-shapes.ts'

type Counted = TableShape & { counter: string }

/** The last number a table's counter gave, 0 when it gave none. Numbers of deleted rows count: none is given twice. */
export async function lastGiven(engine: Engine, ask: Ask, { name, counter }: Counted): Promise<number> {
  const [row] = await ask(
    engine === 'sqlite'
      ? `select seq as last from sqlite_sequence where name = ${literal(name)}`
      : `select pg_sequence_last_value(${sequence(name, counter)}) as last`,
  )
  return Number(row?.last ?? 0)
}

/** The next number will be higher than this one. */
export async function countOnFrom(engine: Engine, ask: Ask, { name, counter }: Counted, last: number): Promise<void> {
  if (last === 0) return
  if (engine === 'postgres') {
    await ask(`select setval(${sequence(name, counter)}, ${last})`)
    return
  }
  await ask(`delete from sqlite_sequence where name = ${literal(name)}`)
  await ask(`insert into sqlite_sequence (name, seq) values (${literal(name)}, ${last})`)
}

const sequence = (table: string, column: string) =>
  `pg_get_serial_sequence(${literal(`"${table}"`)}, ${literal(column)})::regclass`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
