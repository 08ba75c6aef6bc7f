import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/setup/free-port.ts'
import { childrenOf, endNow } from '../processes.ts'
import { isOpenToEverybody } from './postgres-programs.ts'

// Keeps one PostgreSQL for as long as its standard input is open, then stops it and removes its files. It runs in a
// session of its own, so that neither Ctrl-C nor the killing of a test run takes it away before it has cleaned up.

export interface KeeperOrder {
  /** Folder of initdb and postgres. */
  bin: string
  /** Folder in which to make the cluster's. */
  parent: string
  /** PostgreSQL refuses to run as root: whom to be instead. */
  owner?: { uid: number; gid: number }
  password: string
}

export type KeeperAnswer = { port: number } | { failure: string }

const order: KeeperOrder = JSON.parse(process.env.KEEPER_ORDER ?? '')
delete process.env.KEEPER_ORDER
const folder = await mkdtemp(join(order.parent, 'ramify-postgres-'))
const data = join(folder, 'data')
const logFile = join(folder, 'log')
let program: ChildProcess | undefined
let stopping = false

const told = new Promise<void>((resolve) => {
  process.stdin.resume().once('close', resolve)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve())
})

const keeping = keep()
try {
  await Promise.race([keeping, told])
} catch (error) {
  answer({ failure: `${error instanceof Error ? error.message : error}\n${await lastOfLog()}`.trim() })
}
await stop()
await keeping.catch(() => undefined)
await rm(folder, { recursive: true, force: true })
process.exit(0)

async function keep(): Promise<void> {
  if (order.owner) await chown(folder, order.owner.uid, order.owner.gid)
  const bin = await runnableByOwner(order.bin)
  await initialise(bin)
  const port = await startOnFreePort(bin)
  answer({ port })
  process.stdin.on('data', () => {
    crash(port, bin).then(
      () => answer({ port }),
      (error) => answer({ failure: String(error) }),
    )
  })
  await told
}

/** Kills all of its processes outright, as a power cut would, and starts it again on the same files and port. */
async function crash(port: number, bin: string): Promise<void> {
  if (program) {
    const ended = once(program, 'exit')
    const workers = childrenOf(program)
    program.kill('SIGKILL')
    for (const pid of workers) endNow(pid)
    await ended
  }
  // One that began at this moment has to notice first that it is alone.
  for (let attempt = 1; !(await startOn(port, bin)); attempt += 1) {
    if (attempt === 100 || stopping) throw new Error('PostgreSQL does not start again')
    await sleep(100)
  }
}

async function runnableByOwner(bin: string): Promise<string> {
  if (!order.owner || isOpenToEverybody(join(bin, 'postgres'))) return bin
  const copy = join(folder, 'programs')
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, basename(bin))
}

async function initialise(bin: string): Promise<void> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, order.password, { mode: 0o600 })
  if (order.owner) await chown(passwordFile, order.owner.uid, order.owner.gid)
  const access = ['-U', 'ramify', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const look = ['-E', 'UTF8', '--no-locale', '--no-sync']
  const { ended } = await runAsOwner(join(bin, 'initdb'), ['-D', data, ...access, ...look])
  const [code] = await ended
  if (code !== 0) throw new Error(`initdb ended with ${code}`)
}

async function startOnFreePort(bin: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    if (await startOn(port, bin)) return port
    // Somebody else may have taken the port between asking and using it.
    if (attempt === 3 || stopping) throw new Error('PostgreSQL does not start')
  }
}

/** Small and on loopback only. It keeps fsync: what tests prove about losing nothing must hold on a real one. */
async function startOn(port: number, bin: string): Promise<boolean> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    shared_buffers: '64MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { ended } = await runAsOwner(join(bin, 'postgres'), ['-D', data, ...flags])
  const failed = ended.then(() => 'failed')
  for (let waited = 0; waited < 30_000; waited += 25) {
    if ((await Promise.race([failed, sleep(25)])) === 'failed') return false
    if (await isReady()) return true
  }
  throw new Error('PostgreSQL did not become ready in 30 s')
}

async function isReady(): Promise<boolean> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  // One that was killed leaves its file behind.
  return lines[0] === String(program?.pid) && lines[7]?.trim() === 'ready'
}

async function runAsOwner(path: string, args: string[]): Promise<{ ended: Promise<number[]> }> {
  const log = await open(logFile, 'a')
  try {
    if (stopping) throw new Error('Told to stop.')
    program = spawn(path, args, { cwd: folder, ...order.owner, stdio: ['ignore', log.fd, log.fd] })
    const ended = once(program, 'exit')
    ended.catch(() => undefined)
    return { ended }
  } finally {
    await log.close()
  }
}

/** First in order (SIGINT is PostgreSQL's fast shutdown), then at once, then by force. */
async function stop(): Promise<void> {
  stopping = true
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    program.kill(signal)
    if ((await Promise.race([ended, sleep(5_000, 'late')])) !== 'late') return
  }
}

async function lastOfLog(): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-5).join('\n')
}

function answer(value: KeeperAnswer): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
