import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Mutex } from './mutex.ts'
import { type SqliteResult, type SqliteStatement, SqliteStatements } from './sqlite-statements.ts'
import { SqliteWriter } from './sqlite-writer.ts'

/** Kysely over node:sqlite: one connection that writes, in a worker, and one on this thread that only reads. */
export class SqliteDialect implements Dialect {
  readonly #driver: SqliteDriver

  constructor(file: string, onDeath: (error: Error) => void) {
    this.#driver = new SqliteDriver(file, onDeath)
  }

  /** In one message to the writer. */
  batch(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[] | null> {
    return this.#driver.batch(queries)
  }

  createDriver(): Driver {
    return this.#driver
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new ConcurrentAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class ConcurrentAdapter extends SqliteAdapter {
  // Ours takes turns by itself; Kysely's own lock would make readers wait for writers.
  override get supportsMultipleConnections(): boolean {
    return true
  }
  // SQLite rolls a half-done migration back whole.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #writer: SqliteWriter
  readonly #turns = new Mutex()
  #reader: SqliteStatements | undefined

  constructor(file: string, onDeath: (error: Error) => void) {
    this.#file = file
    this.#writer = new SqliteWriter(file, onDeath)
  }

  async init(): Promise<void> {
    // The writer makes the file and its WAL; a read-only connection can only open what is there.
    await this.#writer.run('select 1')
    this.#reader = new SqliteStatements(this.#file, { readOnly: true })
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#writer, this.#turns, (statement) => {
      if (!this.#reader) throw new Error('The database is not open')
      return this.#reader.run(statement)
    })
  }

  async batch(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[] | null> {
    const statements = queries.map(({ sql, parameters }) => ({ sql, parameters }))
    // Edits are written by it, and each of those who wait may take a dozen messages to the writer.
    const endTurn = await this.#turns.lock({ isUrgent: true })
    try {
      return (await this.#writer.runInTransaction(statements))?.map(queryResult) ?? null
    } finally {
      endTurn()
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).end('rollback')
  }

  async releaseConnection(): Promise<void> {
    // Turns end with each statement or transaction; there is nothing to give back.
  }

  async destroy(): Promise<void> {
    this.#reader?.close()
    await this.#writer.close()
  }
}

type Run = (statement: SqliteStatement) => SqliteResult

class SqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteWriter
  readonly #turns: Mutex
  readonly #read: Run
  /** Ends this connection's turn at the writer; set while it is in a transaction. */
  #endTurn: (() => void) | undefined

  constructor(writer: SqliteWriter, turns: Mutex, read: Run) {
    this.#writer = writer
    this.#turns = turns
    this.#read = read
  }

  async begin(): Promise<void> {
    const endTurn = await this.#turns.lock()
    try {
      // Immediate: a transaction that reads first and writes later could otherwise fail in its middle.
      await this.#writer.run('begin immediate')
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.#writer.run(how)
    } catch (error) {
      // A commit that failed (disk full) leaves the transaction open, and the next one could not begin.
      if (how === 'commit') await this.#writer.run('rollback').catch(() => undefined)
      throw error
    } finally {
      this.#endTurn?.()
      this.#endTurn = undefined
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return queryResult<Row>(await this.#run(query))
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async #run({ sql, parameters, query }: CompiledQuery): Promise<SqliteResult> {
    if (this.#endTurn) return this.#writer.run(sql, parameters)
    if (query.kind === 'SelectQueryNode') return this.#read({ sql, parameters })
    const endTurn = await this.#turns.lock()
    try {
      return await this.#writer.run(sql, parameters)
    } finally {
      endTurn()
    }
  }
}

const queryResult = <Row>({ rows, changes }: SqliteResult): QueryResult<Row> => ({
  rows: rows as Row[],
  numAffectedRows: BigInt(changes),
})
