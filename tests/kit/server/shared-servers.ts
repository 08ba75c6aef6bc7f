import { inject } from 'vitest'
import { type EngineUnderTest, sharedPostgres } from '../database/engines.ts'
import type { RunningServer } from './server.ts'
import type { SharedServerOrder } from './shared-servers.setup.ts'

/** One that others use at the same time: it is not stopped, and what it counts or lists is not only one's own. */
export type SharedServer = Pick<RunningServer, 'address' | 'store'>

/** What most tests need; each client has a network of its own by what it says (see `post`). */
const usual = { TRUSTED_PROXIES: '127.0.0.1', CONTENT_INLINE_BYTES: '20000' }

/** Plans with so little that tests reach their limits. */
export const smallPlan = { documents: 3, nodes: 4 }

export const settingsWithPlans = {
  MEMBERSHIP: 'on',
  PLANS: JSON.stringify({ free: smallPlan }),
  CODES_PER_HOUR: '1000',
  REGISTRATIONS_PER_HOUR: '1000',
}

export const sharedServer = (engine: EngineUnderTest): Promise<SharedServer> => ask(engine, usual)

export const sharedServerWithPlans = (engine: EngineUnderTest): Promise<SharedServer> => ask(engine, settingsWithPlans)

export const sharedServerWithBlockedExports = (engine: EngineUnderTest): Promise<SharedServer> =>
  ask(engine, { ...settingsWithPlans, EXPORT_FREE: 'blocked' })

/** The same server for all who ask with the same settings. */
async function ask({ name }: EngineUnderTest, env: Record<string, string>): Promise<SharedServer> {
  const order: SharedServerOrder = { ...(name === 'postgres' && { postgres: sharedPostgres() }), env }
  const answer = await fetch(inject('sharedServers'), { method: 'POST', body: JSON.stringify(order) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as SharedServer
}
