import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from '../../scripts/setup/setup.mjs'
import { isOpenToEverybody } from './open-to-everybody.ts'
import type { KeeperAnswer, KeeperOrder } from './postgres-keeper.ts'
import { findPostgres } from './postgres-programs.ts'

export interface Postgres {
  /** The cluster's own database, as its superuser. */
  url: string
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
  const answer = await Promise.race([firstLine(keeper.stdout), ended.then(() => undefined)])
  const started: KeeperAnswer = answer ? JSON.parse(answer) : { failure: 'its keeper ended' }
  if ('failure' in started) throw new Failure(`PostgreSQL for the tests does not start: ${started.failure}`)
  return {
    url: `postgres://ramify:${password}@127.0.0.1:${started.port}/postgres`,
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface(stream)) return line
  return undefined
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (!line) throw new Failure('PostgreSQL does not run as root, and there is no user "nobody" to run it as.')
  return { uid: Number(line[1]) >>> 0, gid: Number(line[2]) >>> 0 }
}
