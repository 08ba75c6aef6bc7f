import { CompiledQuery, type Transaction } from 'kysely'
import { batches } from '../../server/src/platform/database/batches.ts'
import { countOnFrom } from '../../server/src/platform/database/counters.ts'
import { type Engine, openDatabase } from '../../server/src/platform/database/database.ts'
import { quoted } from '../../server/src/platform/database/snapshot.ts'
import { type Ask, readTableShapes, type TableShape } from '../../server/src/platform/database/table-shapes.ts'
import { type About, tableOfPart } from './archive/about.ts'
import { type ArchiveReader, damaged } from './archive/archive-reader.ts'
import { decodeRow, type Row } from './archive/rows.ts'
import { linesOf } from './archive/table-parts.ts'
import { checkedBytes, type Hashes } from './archive/verify.ts'
import { refuseRows } from './empty-database.ts'
import { Failure } from './failure.ts'
import type { Place } from './place.ts'
import type { Progress } from './progress.ts'

interface Options {
  archive: ArchiveReader
  hashes: Hashes
  about: About
  place: Place
  progress: Progress
}

type Tables = Record<string, Row>
type Table = About['tables'][number]

/** Both engines take this many values in one statement. */
const mostValues = 30_000

/** All rows of the archive in one transaction; how many they are. */
export async function restoreRows({ archive, hashes, about, place, progress }: Options): Promise<number> {
  const database = openDatabase({
    ...place,
    // Both also fail the statement they happen in.
    onConnectionLost: () => undefined,
    onDeath: () => undefined,
  })
  const total = about.tables.reduce((sum, table) => sum + table.rows, 0)
  progress.begin('Rows', total)
  try {
    await database
      .tables<Tables>()
      .transaction()
      .execute(async (transaction) => {
        const ask: Ask = async (sql) =>
          (await transaction.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql))).rows
        const shapes = await readTableShapes(database.engine, ask)
        if (database.engine === 'postgres') await keepOthersOut(shapes, ask)
        await refuseRows(shapes, ask)
        requireSameTables(about, shapes)
        const written = new Map<string, number>()
        for await (const entry of archive.entries()) {
          const name = tableOfPart(entry.name)
          if (name === undefined) continue
          const table = about.tables.find((one) => one.name === name)
          if (!table) throw damaged(`at ${entry.name}`)
          const rows = (await linesOf(await checkedBytes(entry, hashes))).map((line) => decodeRow(table, line))
          await insert(transaction, database.engine, table, rows)
          written.set(name, (written.get(name) ?? 0) + rows.length)
          progress.add(rows.length)
        }
        for (const table of about.tables) {
          const rows = written.get(table.name) ?? 0
          if (rows !== table.rows) throw damaged(`: ${table.name} has ${rows} rows and should have ${table.rows}`)
          const counter = shapes.find(({ name }) => name === table.name)?.counter
          if (counter === undefined) continue
          await countOnFrom(database.engine, ask, { ...table, counter }, table.lastGiven ?? 0)
        }
      })
  } finally {
    await database.close()
  }
  progress.end()
  return total
}

/** SQLite has let nobody else write since the transaction began. */
async function keepOthersOut(shapes: readonly TableShape[], ask: Ask): Promise<void> {
  await ask(`lock table ${shapes.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`)
}

function requireSameTables(about: About, shapes: readonly TableShape[]): void {
  const columnsOf = ({ columns }: Pick<TableShape, 'columns'>) =>
    columns
      .map(({ name, kind }) => `${name} ${kind}`)
      .sort()
      .join()
  const wanted = new Map(about.tables.map((table) => [table.name, columnsOf(table)]))
  for (const shape of shapes) {
    if (about.leftOut.includes(shape.name)) continue
    if (wanted.get(shape.name) !== columnsOf(shape)) throw differs(shape.name)
    wanted.delete(shape.name)
  }
  for (const name of wanted.keys()) throw differs(name)
}

const differs = (table: string) => new Failure(`the table ${table} is another one in the archive than in the database`)

async function insert(transaction: Transaction<Tables>, engine: Engine, table: Table, rows: Row[]): Promise<void> {
  if (engine === 'postgres') for (const row of rows) refuseNul(table, row)
  for (const batch of batches(rows, Math.floor(mostValues / table.columns.length))) {
    await transaction
      .insertInto(table.name)
      .values([...batch])
      .execute()
  }
}

/** The one character that PostgreSQL has no place for; the server takes none, but SQLite would. */
function refuseNul(table: Table, row: Row): void {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new Failure(`${table.name}.${column} holds a NUL character, which PostgreSQL cannot keep`)
    }
  }
}
