import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for all journeys that leave it alone, or why there is none. */
    sharedServer: { address: string; dataDir: string } | { failure: string }
  }
}

/** Starting one for each file of journeys would take longer than many of them do. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startServer({
      engine: { name: 'sqlite', fresh },
      // All journeys come from one address.
      env: { CODES_PER_HOUR: '10000', REGISTRATIONS_PER_HOUR: '10000' },
    })
    project.provide('sharedServer', { address: server.address, dataDir: server.store.dataDir })
    return () => server.stop()
  } catch (error) {
    project.provide('sharedServer', { failure: error instanceof Error ? (error.stack ?? error.message) : `${error}` })
    return async () => undefined
  }
}

async function fresh() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-data-'))
  return { databaseUrl: undefined, dataDir, dispose: () => rm(dataDir, { recursive: true, force: true }) }
}
