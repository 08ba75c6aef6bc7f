import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a balancer may send people here. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(database.tables<unknown>())
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      reply.code(503)
      return { status: 'not ready' }
    }
  })
}
