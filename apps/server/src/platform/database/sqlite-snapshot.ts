import { DatabaseSync } from 'node:sqlite'
import { columnList, quoted, type RowValues, type Snapshot } from './snapshot.ts'
import type { TableShape } from './table-shapes.ts'

/** A read transaction of its own: in WAL mode it sees one moment, and the server goes on writing. */
export function openSqliteSnapshot(file: string): Snapshot {
  const database = new DatabaseSync(file, { readOnly: true })
  // A server that starts or stops at this moment has the file for itself, for a moment.
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('begin')
  // The moment is that of the first read, not of the begin.
  database.prepare('select count(*) from sqlite_schema').get()
  return {
    engine: 'sqlite',
    ask: async (sql) => database.prepare(sql).all(),
    rows: (table) => rowsOf(database, table),
    close: async () => database.close(),
  }
}

async function* rowsOf(database: DatabaseSync, table: TableShape): AsyncGenerator<RowValues[]> {
  const statement = database.prepare(`select ${columnList(table)} from ${quoted(table.name)}`)
  statement.setReturnArrays(true)
  statement.setReadBigInts(true)
  for (const row of statement.iterate()) yield [row as unknown as RowValues]
}
