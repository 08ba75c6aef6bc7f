import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, serverEnvironment } from '../../../scripts/setup/setup.mjs'
import type { EngineUnderTest, Store } from '../database/engines.ts'

export interface RunningServer {
  /** `http://127.0.0.1:<port>`; another port after a restart. */
  readonly address: string
  readonly process: ChildProcess
  /** Where it keeps things. */
  readonly store: Omit<Store, 'dispose'>
  /** Everything it has printed since it was last started. */
  output(): string
  /** Ends it in order and removes what it kept. */
  stop(): Promise<void>
  /** Ends it as a power cut would. What it kept stays for a restart. */
  kill(): Promise<void>
  /** Ends it in order, unless it has ended, and starts it on the same data. */
  restart(): Promise<void>
}

interface Options {
  engine: EngineUnderTest
  env?: Record<string, string>
  /** How Node runs it. Small heaps as in production take a fifth more of the processor: only memory tests need them. */
  flags?: readonly string[]
  /** Another program that runs it. */
  program?: string
}

/** The server and the command line in a few files, written before the tests begin. */
const bundles = join(root, 'node_modules/.cache/server-under-test')
export const serverBundle = join(bundles, 'main.mjs')
export const ramifyBundle = join(bundles, 'ramify.mjs')
// The guard ends a server that loses its test before it listens to the channel.
const guard = ['--require', join(root, 'scripts/setup/end-with-parent.cjs')]
const usualFlags = ['--disable-warning=ExperimentalWarning']
const startPatience = 90_000
const stopPatience = 45_000

/** Runs the real server on an empty store of its own. */
export async function startServer({
  engine,
  env = {},
  flags = usualFlags,
  program = serverBundle,
}: Options): Promise<RunningServer> {
  const store = await engine.fresh()
  let running: Awaited<ReturnType<typeof launch>>
  try {
    running = await launch(store, env, flags, program)
  } catch (error) {
    await store.dispose()
    throw error
  }
  return {
    get address() {
      return running.address
    },
    get process() {
      return running.process
    },
    store,
    output: () => running.output(),
    stop: () => running.end('SIGTERM').finally(() => store.dispose()),
    kill: () => running.end('SIGKILL'),
    async restart() {
      await running.end('SIGTERM')
      running = await launch(store, env, flags, program)
    },
  }
}

/** The store of a server that runs, for another one beside it. What they store goes with the first. */
export const sameStore = ({ store }: Pick<RunningServer, 'store'>): EngineUnderTest => ({
  name: store.databaseUrl === undefined ? 'sqlite' : 'postgres',
  fresh: async () => ({ ...store, dispose: async () => undefined }),
})

export function spawnServer(
  store: Omit<Store, 'dispose'>,
  env: Record<string, string> = {},
  flags: readonly string[] = usualFlags,
  program = serverBundle,
): ChildProcess {
  return spawn(process.execPath, [...guard, ...flags, program], {
    // Away from the project, whose settings file is not meant for tests.
    cwd: store.dataDir,
    env: environmentFor(store, env),
    // It ends by itself when this channel closes, so that no test leaves one behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

async function launch(store: Store, env: Record<string, string>, flags: readonly string[], program: string) {
  const server = spawnServer(store, env, flags, program)
  const ended = once(server, 'close')
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }

  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    server.kill(signal)
    if ((await Promise.race([ended, sleep(stopPatience, 'late', { ref: false })])) !== 'late') return
    server.kill('SIGKILL')
    throw new Error(`The server did not stop within ${stopPatience} ms:\n${output}`)
  }

  for (const deadline = Date.now() + startPatience; Date.now() < deadline; await sleep(25)) {
    if (hasEnded()) {
      await ended
      throw new Error(`The server did not start:\n${output}`)
    }
    const address = output.match(/ready at (http:\S+)/)?.[1]
    if (address && (await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
      return { address, process: server, output: () => output, end }
    }
  }
  await end('SIGKILL')
  throw new Error(`The server was not ready within ${startPatience} ms:\n${output}`)
}

/** What a program of ours is told: where to keep things, and what programs need to run at all. */
export const environmentFor = (store: Omit<Store, 'dispose'>, env: Record<string, string> = {}) => ({
  ...surroundings(),
  ...settingsFor(store),
  ...env,
})

/** What programs need to run at all, and none of the settings of whoever runs the tests. */
function surroundings(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG']
  const own = Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  return { ...own, ...serverEnvironment }
}

function settingsFor(store: Omit<Store, 'dispose'>): Record<string, string> {
  return { PORT: '0', DATA_DIR: store.dataDir, ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }) }
}
