import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export interface SqliteStatement {
  sql: string
  parameters: readonly unknown[]
}

export interface SqliteResult {
  rows: unknown[]
  changes: number
}

/** Of a statement that stays prepared: one with thousands of values takes megabytes. */
const mostCachedLength = 10_000

/** One connection to a SQLite file, with its prepared statements. It blocks the thread it is used on. */
export class SqliteStatements {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    this.#database = new DatabaseSync(file, { readOnly })
    // Before journal_mode: switching to WAL may itself have to wait for another process.
    this.#database.exec('PRAGMA busy_timeout = 5000')
    if (!readOnly) this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  }

  run({ sql, parameters }: SqliteStatement): SqliteResult {
    const statement = this.#statement(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  }

  /** All of them; none if one fails, and none and null if one finds and changes nothing. */
  runInTransaction(statements: readonly SqliteStatement[]): SqliteResult[] | null {
    // Immediate: a transaction that reads first and writes later could otherwise fail in its middle.
    this.#database.exec('begin immediate')
    try {
      const results: SqliteResult[] = []
      for (const statement of statements) {
        const result = this.run(statement)
        if (result.rows.length === 0 && result.changes === 0) {
          this.#database.exec('rollback')
          return null
        }
        results.push(result)
      }
      this.#database.exec('commit')
      return results
    } catch (error) {
      // Some errors, such as a full disk, have rolled it back already.
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.#prepared.clear()
    this.#database.close()
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    if (sql.length > mostCachedLength) return statement
    if (this.#prepared.size >= 500) this.#prepared.clear()
    this.#prepared.set(sql, statement)
    return statement
  }
}
