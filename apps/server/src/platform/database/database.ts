import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type { Batch } from './batch.ts'
import { createPostgresBatch } from './postgres-batch.ts'
import { openPostgresPool } from './postgres-pool.ts'
import { SqliteDialect } from './sqlite-dialect.ts'

export type Engine = 'sqlite' | 'postgres'

/** The one database of the server, on whichever engine the settings chose. */
export interface Database {
  engine: Engine
  /** The query builder, seen through the tables of whoever asks. */
  tables: <Tables>() => Kysely<Tables>
  batch: Batch
  close: () => Promise<void>
}

/**
 * A transaction that somebody else began, seen through the tables of whoever it was passed to. Inside one nothing but the
 * transaction may be asked: SQLite has one turn for all, PostgreSQL a handful of connections.
 */
export const tablesIn = <Tables>(transaction: Transaction<unknown>) => transaction as Transaction<Tables>

interface Options {
  /** PostgreSQL's address; without one, SQLite in the data folder. */
  url: string | undefined
  dataDir: string
  /** An idle connection broke; the next query opens another. */
  onConnectionLost: (error: Error) => void
  /** The thread that writes is gone; only a new process can go on. */
  onDeath: (error: Error) => void
}

export function openDatabase({ url, dataDir, onConnectionLost, onDeath }: Options): Database {
  if (url !== undefined) {
    const pool = openPostgresPool(url, onConnectionLost)
    const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    return databaseOf('postgres', kysely, createPostgresBatch(kysely, pool))
  }
  const dialect = new SqliteDialect(madeSqliteFile(dataDir), onDeath)
  return databaseOf('sqlite', new Kysely<unknown>({ dialect }), (queries) => dialect.batch(queries))
}

const databaseOf = (engine: Engine, kysely: Kysely<unknown>, batch: Batch): Database => ({
  ...{ engine, batch },
  tables: <Tables>() => kysely as Kysely<Tables>,
  close: () => kysely.destroy(),
})

export const sqliteFile = (dataDir: string) => join(dataDir, 'ramify.sqlite')

function madeSqliteFile(dataDir: string): string {
  // Nobody else on this machine is to read what is in it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return sqliteFile(dataDir)
}
