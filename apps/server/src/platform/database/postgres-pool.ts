import { Pool, types } from 'pg'

/** bigint columns hold times and counts, which JavaScript numbers hold exactly. */
const bigintType = types.builtins.INT8

export function openPostgresPool(url: string, onConnectionLost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'ramify',
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === bigintType ? Number : types.getTypeParser(id, format as 'text'),
    },
  })
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', onConnectionLost)
  return pool
}
