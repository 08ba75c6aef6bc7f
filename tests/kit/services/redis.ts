import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { Failure } from '../../../scripts/setup/setup.mjs'
import './redis.setup.ts'
import type { KeeperAnswer, KeeperCommand, KeeperOrder } from './redis-keeper.ts'

export interface Redis {
  /** What the server is told as REDIS_URL. */
  url: string
  /** The process group of everything that runs for it. */
  group: number
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Starts it on the same port, whether it runs or was killed. */
  restart(): Promise<void>
  /** From now on it answers nothing, while the system still accepts connections for it. */
  suspend(): Promise<void>
  resume(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/** Starts a Redis of our own on loopback. It ends when stopped or when this process is gone, however that came. */
export async function startRedis(program = sharedProgram()): Promise<Redis> {
  const password = randomBytes(18).toString('hex')
  const order: KeeperOrder = { program, password }
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'redis-keeper.ts')], {
    detached: true,
    env: { ...process.env, KEEPER_ORDER: JSON.stringify(order) },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(keeper, 'exit')
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]()
  const answer = async (): Promise<{ port: number }> => {
    const line = await Promise.race([lines.next().then(({ value }) => value), ended.then(() => undefined)])
    const told: KeeperAnswer = line ? JSON.parse(line) : { failure: 'its keeper ended' }
    if ('failure' in told) throw new Failure(`Redis for the tests does not start: ${told.failure}`)
    return told
  }
  const tell = (command: KeeperCommand) => async () => {
    keeper.stdin.write(`${command}\n`)
    await answer()
  }
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  try {
    const { port } = await answer()
    return {
      url: `redis://:${password}@127.0.0.1:${port}`,
      group: keeper.pid as number,
      kill: tell('kill'),
      restart: tell('restart'),
      suspend: tell('suspend'),
      resume: tell('resume'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Found before the tests began. */
function sharedProgram(): string {
  const redis = inject('redis')
  if ('failure' in redis) throw new Error(redis.failure)
  return redis.program
}
