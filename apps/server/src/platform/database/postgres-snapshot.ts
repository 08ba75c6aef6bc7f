import { Client, types } from 'pg'
import { columnList, quoted, type RowValues, type Snapshot } from './snapshot.ts'
import type { TableShape } from './table-shapes.ts'

/** Rows of up to this many bytes come many at a time, larger ones one by one. */
const smallRow = 64 * 1024
const smallRowsAtATime = 200

export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    application_name: 'ramify backup',
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === types.builtins.INT8 ? BigInt : types.getTypeParser(id, format as 'text'),
    },
  })
  // Without a listener a lost connection would end the process; the query it is lost in fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  // How fast we ask depends on the disk we write to: no time limit of the database's owner is meant for this.
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  return {
    engine: 'postgres',
    ask: async (sql) => (await client.query(sql)).rows,
    rows: (table) => rowsOf(client, table),
    close: () => client.end(),
  }
}

async function* rowsOf(client: Client, table: TableShape): AsyncGenerator<RowValues[]> {
  const size = table.columns
    .filter(({ kind }) => kind !== 'integer')
    .map(({ name }) => `coalesce(octet_length(${quoted(name)}), 0)`)
    .join(' + ')
  const rows = `select ${columnList(table)} from ${quoted(table.name)}`
  if (size === '') {
    yield* fetchAll(client, rows, smallRowsAtATime)
    return
  }
  yield* fetchAll(client, `${rows} where ${size} <= ${smallRow}`, smallRowsAtATime)
  yield* fetchAll(client, `${rows} where ${size} > ${smallRow}`, 1)
}

async function* fetchAll(client: Client, select: string, atATime: number): AsyncGenerator<RowValues[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<RowValues>({ text: `fetch ${atATime} from backup_rows`, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close backup_rows')
}
