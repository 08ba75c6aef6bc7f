import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, serverFlags } from '../../scripts/setup/setup.mjs'
import { spawnServer } from '../../tests/kit/server/server.ts'

interface Options {
  /** Another checkout of this project that is installed. */
  checkout?: string | undefined
  /** An empty PostgreSQL, or one that another process of this project serves; else an empty SQLite. */
  databaseUrl?: string | undefined
  env?: Record<string, string>
}

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** This project's server as `npm start` runs it: the bundle that tests use may be missing, or old. */
export async function startOwnServer({ checkout = root, databaseUrl, env = {} }: Options = {}) {
  const program = join(checkout, 'apps/server/src/main.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-bench-'))
  const store = { databaseUrl, dataDir }
  const server = spawnServer(store, { LOG_LEVEL: 'error', ...env }, serverFlags, program)
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [, found] = /ready at (\S+)/.exec(text) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    address,
    store,
    pid: server.pid as number,
    async stop() {
      if (server.exitCode === null) {
        server.kill()
        await once(server, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
