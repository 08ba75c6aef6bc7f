import type { Kysely, QueryResult } from 'kysely'
import type { Pool } from 'pg'
import type { Batch } from './batch.ts'

/** Each connection keeps what it has prepared, until it is closed. */
const mostPrepared = 200
/** One with thousands of values takes megabytes, and does not come often. */
const longestPrepared = 10_000

/** Takes back what was done until then. */
class NothingFound extends Error {}

/** `batch` of PostgreSQL. */
export function createPostgresBatch(kysely: Kysely<unknown>, pool: Pool): Batch {
  const nameOf = createNames()
  return async (queries) => {
    const [only, ...others] = queries
    // A statement is a transaction by itself. To plan the one that appends to the journal takes as long as to run it.
    if (only && others.length === 0) {
      const { sql, parameters } = only
      const { rows, rowCount } = await pool.query({ ...nameOf(sql), text: sql, values: [...parameters] })
      return rowCount ? [{ rows, numAffectedRows: BigInt(rowCount) }] : null
    }
    try {
      return await kysely.transaction().execute(async (transaction) => {
        const results: QueryResult<unknown>[] = []
        for (const query of queries) {
          const result = await transaction.executeQuery(query)
          if (result.rows.length === 0 && !result.numAffectedRows) throw new NothingFound()
          results.push(result)
        }
        return results
      })
    } catch (error) {
      if (error instanceof NothingFound) return null
      throw error
    }
  }
}

/** Gives the name by which a statement stays prepared; none when there are too many already. */
function createNames(): (sql: string) => { name?: string } {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known) return { name: known }
    if (sql.length > longestPrepared || names.size >= mostPrepared) return {}
    const name = `batch_${names.size}`
    names.set(sql, name)
    return { name }
  }
}
