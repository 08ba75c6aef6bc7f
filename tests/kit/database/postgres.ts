import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from '../../../scripts/setup/setup.mjs'
import type { KeeperAnswer, KeeperOrder } from './postgres-keeper.ts'
import { findPostgres, isOpenToEverybody } from './postgres-programs.ts'

export interface Postgres {
  /** The cluster's own database, as its superuser. */
  url: string
  /** Kills it outright and starts it again: what it confirmed must be there. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL of our own on loopback. It ends when stopped or when this process is gone, however that came. */
export async function startPostgres(bin?: string): Promise<Postgres> {
  const password = randomBytes(18).toString('hex')
  const owner = process.getuid?.() === 0 ? nobody() : undefined
  const parent = owner && !isOpenToEverybody(tmpdir()) ? '/tmp' : tmpdir()
  const order: KeeperOrder = { bin: bin ?? (await findPostgres()), parent, password, ...(owner && { owner }) }
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts')], {
    detached: true,
    // Not an argument: every user of the machine can read those.
    env: { ...process.env, KEEPER_ORDER: JSON.stringify(order) },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(keeper, 'exit')
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]()
  const answer = async (): Promise<{ port: number }> => {
    const line = await Promise.race([lines.next().then(({ value }) => value), ended.then(() => undefined)])
    const told: KeeperAnswer = line ? JSON.parse(line) : { failure: 'its keeper ended' }
    if ('failure' in told) throw new Failure(`PostgreSQL for the tests does not start: ${told.failure}`)
    return told
  }
  const started = await answer()
  return {
    url: `postgres://ramify:${password}@127.0.0.1:${started.port}/postgres`,
    async crash() {
      keeper.stdin.write('crash\n')
      await answer()
    },
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (!line) throw new Failure('PostgreSQL does not run as root, and there is no user "nobody" to run it as.')
  return { uid: Number(line[1]) >>> 0, gid: Number(line[2]) >>> 0 }
}
