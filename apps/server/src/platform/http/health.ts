import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** `degraded`: something does not work, but people are still better served here than nowhere. `down`: send them elsewhere. */
export type Health = 'ok' | 'degraded' | 'down'

/** How the parts of the server are, by their names. */
export interface HealthChecks {
  readonly [part: string]: () => Health | Promise<Health>
}

const overall = { ok: 'ready', degraded: 'degraded', down: 'not ready' } as const

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a balancer may send people here. */
export function addHealth(app: FastifyInstance, database: Database, checks: HealthChecks): void {
  const all: HealthChecks = { database: () => databaseHealth(database), ...checks }
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parts = await Promise.all(
      Object.entries(all).map(async ([part, check]): Promise<[string, Health]> => {
        try {
          return [part, await check()]
        } catch (error) {
          request.log.error({ err: error, part }, 'not ready')
          return [part, 'down']
        }
      }),
    )
    const worst = worstOf(parts.map(([, health]) => health))
    if (worst === 'down') reply.code(503)
    return { status: overall[worst], ...Object.fromEntries(parts) }
  })
}

async function databaseHealth(database: Database): Promise<Health> {
  await sql`select 1`.execute(database.tables<unknown>())
  return 'ok'
}

function worstOf(states: readonly Health[]): Health {
  if (states.includes('down')) return 'down'
  return states.includes('degraded') ? 'degraded' : 'ok'
}
