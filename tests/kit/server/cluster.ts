import type { EngineUnderTest, Store } from '../database/engines.ts'
import { type RunningServer, sameStore, startServer } from './server.ts'

interface Options {
  engine: EngineUnderTest
  processes: number
  env: Record<string, string>
}

/** Server processes on one database. */
export interface Cluster {
  readonly servers: readonly RunningServer[]
  readonly store: Omit<Store, 'dispose'>
  /** Starts those that have ended, as whoever supervises them would. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export async function startCluster({ engine, processes, env }: Options): Promise<Cluster> {
  const first = await startServer({ engine, env })
  const servers = [first]
  const { store } = first
  // The first is stopped last: what they store goes with it.
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop()
  }
  try {
    while (servers.length < processes) servers.push(await startServer({ engine: sameStore(first), env }))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    servers,
    store,
    revive: async () => {
      await Promise.all(servers.filter(hasEnded).map((server) => server.restart()))
    },
    stop,
  }
}

const hasEnded = ({ process: { exitCode, signalCode } }: RunningServer) => exitCode !== null || signalCode !== null
