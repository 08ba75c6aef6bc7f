import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/setup/free-port.ts'
import { serverName } from './redis-program.ts'

// Keeps one Redis for as long as its standard input is open, then kills it, also if it is suspended. It runs in a session of its own, so
// that neither Ctrl-C nor the killing of a test run takes it away before it has cleaned up.

export interface KeeperOrder {
  program: string
  password: string
}

export type KeeperCommand = 'kill' | 'restart' | 'suspend' | 'resume'

export type KeeperAnswer = { port: number } | { failure: string }

const order: KeeperOrder = JSON.parse(process.env.KEEPER_ORDER ?? '')
delete process.env.KEEPER_ORDER
let redis: ChildProcess | undefined
let isStopping = false

const keeping = keep().catch((error) => answer({ failure: error instanceof Error ? error.message : String(error) }))
await Promise.race([
  once(process.stdin, 'close'),
  ...(['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((signal) => once(process, signal)),
])
isStopping = true
await kill()
await keeping
process.exit(0)

async function keep(): Promise<void> {
  const commands = createInterface(process.stdin)
  const port = await startOnFreePort()
  answer({ port })
  const execute: Record<KeeperCommand, () => unknown> = {
    kill,
    restart: () => startOn(port),
    suspend: () => redis?.kill('SIGSTOP'),
    resume: () => redis?.kill('SIGCONT'),
  }
  for await (const command of commands) {
    await execute[command as KeeperCommand]()
    answer({ port })
  }
}

async function startOnFreePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      await startOn(port)
      return port
    } catch (error) {
      // Somebody else may have taken the port between asking and using it.
      if (attempt === 3 || isStopping) throw error
    }
  }
}

/** On loopback only, and nothing is ever written to a disk. */
async function startOn(port: number): Promise<void> {
  await kill()
  if (isStopping) throw new Error('Told to stop.')
  // Settings on standard input: every user of the machine can read arguments, and whoever has the password may write files as this user.
  const started = spawn(order.program, ['-'], {
    argv0: serverName,
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  redis = started
  let output = ''
  started.stdout.setEncoding('utf8').on('data', (text) => {
    output = `${output}${text}`.slice(-2_000)
  })
  started.stdin.on('error', () => undefined)
  started.stdin.end(
    `port ${port}\nbind 127.0.0.1\nrequirepass ${order.password}\nsave ""\nappendonly no\nloglevel warning\n`,
  )
  const ended = once(started, 'exit').then(
    () => output.trim(),
    (error: Error) => error.message,
  )
  for (let waited = 0; waited < 30_000; waited += 25) {
    if (await answers(port)) return
    const reason = await Promise.race([ended, sleep(25)])
    if (reason !== undefined) throw new Error(`Redis ended: ${reason}`)
  }
  throw new Error(`Redis did not become ready in 30 s: ${output.trim()}`)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${order.password}\r\n`))
    socket.once('data', (reply) => {
      resolve(reply.toString().startsWith('+OK'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}

async function kill(): Promise<void> {
  const ending = redis
  redis = undefined
  if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return
  const ended = once(ending, 'exit')
  ending.kill('SIGKILL')
  await ended
}

function answer(value: KeeperAnswer): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
