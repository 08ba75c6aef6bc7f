import type { TestProject } from 'vitest/node'
import startPostgres from './database/postgres.setup.ts'
import bundleServer from './server/server-bundle.setup.ts'
import keepSharedServers from './server/shared-servers.setup.ts'
import findRedis from './services/redis.setup.ts'

/** What tests of the server need, made at once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stopPostgres, stopServers] = await Promise.all([
    startPostgres(project),
    keepSharedServers(project),
    bundleServer(),
    findRedis(project),
  ])
  return async () => {
    await stopServers()
    await stopPostgres()
  }
}
