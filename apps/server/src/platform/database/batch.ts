import type { CompiledQuery, QueryResult } from 'kysely'

/**
 * Runs queries in one transaction. If one of them finds and changes nothing, none is done, and this gives null. It costs less than a
 * transaction of the query builder: on SQLite one message to the thread that writes, on PostgreSQL a single query takes one round trip,
 * and stays prepared.
 */
export type Batch = (queries: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[] | null>
