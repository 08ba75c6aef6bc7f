import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from '../../../scripts/setup/debian-package.ts'
import { Failure, run } from '../../../scripts/setup/setup.mjs'

/** The name under which the program must be started: Debian has one file for the server and for the check of its files. */
export const serverName = 'redis-server'

/**
 * The program of Redis: an installed one, else Debian's. The package `redis-server` would start a service on the default port. All it
 * adds to `redis-tools` besides that is a link to the program there.
 */
export async function findRedis(
  path = process.env.PATH ?? '',
  install: () => Promise<string> = fromDebian,
): Promise<string> {
  const folders = path.split(delimiter).filter(Boolean)
  for (const program of folders.map((folder) => join(folder, serverName))) {
    if (existsSync(program) && (await isServer(program))) return program
  }
  try {
    const program = await install()
    if (await isServer(program)) return program
    throw new Error(`${program} is no Redis`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Failure(`The tests need Redis. Install redis-server, or run them as root on Debian. (${reason})`)
  }
}

async function fromDebian(): Promise<string> {
  const program = '/usr/bin/redis-check-rdb'
  if (!existsSync(program)) await installDebianPackage('redis-tools', 'Redis')
  return program
}

async function isServer(program: string): Promise<boolean> {
  const ended = await run(program, ['--version'], {
    argv0: serverName,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  }).catch(() => undefined)
  return ended?.code === 0 && /^Redis server v=\d/.test(ended.stdout)
}
