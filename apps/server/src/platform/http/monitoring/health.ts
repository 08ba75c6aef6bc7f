import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { LeaseTables } from '../../database/lease.ts'

/** `degraded`: something does not work, but people are still better served here than nowhere. `down`: send them elsewhere. */
export type Health = 'ok' | 'degraded' | 'down'

/** How the parts of the server are, by their names. */
export interface HealthChecks {
  readonly [part: string]: () => Health | Promise<Health>
}

/** Milliseconds. */
const probePause = 3_000

const overall = { ok: 'ready', degraded: 'degraded', down: 'not ready' } as const

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a balancer may send people here. */
export function addHealth(app: FastifyInstance, database: Database, checks: HealthChecks): void {
  const all: HealthChecks = { database: atMostEvery(probePause, () => databaseHealth(database)), ...checks }
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

/** Whether something can be written: a full disk still answers every question. */
async function databaseHealth(database: Database): Promise<Health> {
  const row = { name: 'readyz', until: Date.now() }
  await database
    .tables<LeaseTables>()
    .insertInto('leases')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ until: row.until }))
    .execute()
  return 'ok'
}

/** A check that is asked no oftener than this, however often a balancer asks. */
function atMostEvery(pause: number, check: () => Promise<Health>): () => Promise<Health> {
  let last: { at: number; health: Promise<Health> } | undefined
  return () => {
    if (!last || performance.now() - last.at >= pause) last = { at: performance.now(), health: check() }
    return last.health
  }
}

function worstOf(states: readonly Health[]): Health {
  if (states.includes('down')) return 'down'
  return states.includes('degraded') ? 'degraded' : 'ok'
}
