import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, serverFlags } from '../../scripts/setup/setup.mjs'
import { spawnServer } from '../../tests/kit/server/server.ts'

/**
 * This project's server on an empty SQLite, as `npm start` runs it: the bundle that tests use may be missing, or old. Of another checkout
 * that is installed, if one is named.
 */
export async function startOwnServer(checkout = root) {
  const program = join(checkout, 'apps/server/src/main.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-bench-'))
  const server = spawnServer({ databaseUrl: undefined, dataDir }, { LOG_LEVEL: 'error' }, serverFlags, program)
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [, found] = /ready at (\S+)/.exec(text) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    address,
    async stop() {
      if (server.exitCode === null) {
        server.kill()
        await once(server, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
