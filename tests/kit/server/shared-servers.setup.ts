import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { describe } from '../../../scripts/setup/setup.mjs'
import { freshDatabaseOn, freshSqlite } from '../database/engines.ts'
import { type RunningServer, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workers ask for the servers they share (see `sharedServer`). */
    sharedServers: string
  }
}

export interface SharedServerOrder {
  /** The PostgreSQL on which the server gets a database; without one it runs on SQLite. */
  postgres?: { url: string }
  env: Record<string, string>
}

/** Starts each server when the first worker asks for it: most runs of single files need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<RunningServer>>()
  const desk = createServer(async (request, response) => {
    try {
      const order = (await json(request)) as SharedServerOrder
      const key = JSON.stringify(order)
      const starting = servers.get(key) ?? start(order)
      servers.set(key, starting)
      const { address, store } = await starting
      response.end(JSON.stringify({ address, store }))
    } catch (error) {
      response.writeHead(500).end(describe(error))
    }
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('sharedServers', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)
  return async () => {
    desk.close()
    desk.closeAllConnections()
    // Whoever asked for one that did not start has said so.
    const started = await Promise.allSettled(servers.values())
    await Promise.all(started.flatMap((each) => (each.status === 'fulfilled' ? [stop(each.value)] : [])))
  }
}

function start({ postgres, env }: SharedServerOrder): Promise<RunningServer> {
  return startServer({
    engine: postgres
      ? { name: 'postgres', fresh: () => freshDatabaseOn(postgres) }
      : { name: 'sqlite', fresh: freshSqlite },
    // Nobody reads what they say of each call.
    env: { LOG_LEVEL: 'warn', ...env },
  })
}

async function stop(server: RunningServer): Promise<void> {
  const { exitCode, signalCode } = server.process
  const ending = server.output().slice(-2_000)
  await server.stop()
  if (exitCode !== null || signalCode !== null) {
    throw new Error(`A shared server ended by itself (${signalCode ?? exitCode}):\n${ending}`)
  }
}
