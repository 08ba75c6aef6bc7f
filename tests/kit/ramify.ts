import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/setup/setup.mjs'
import type { Store } from './engines.ts'
import { environmentFor } from './server.ts'

type Place = Omit<Store, 'dispose'>

interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

const program = [
  '--require',
  join(root, 'scripts/setup/end-with-parent.cjs'),
  '--disable-warning=ExperimentalWarning',
  join(root, 'apps/cli/src/main.ts'),
]

/** `ramify …` with the settings of a server on this store. */
export function spawnRamify(store: Place, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...program, ...args], { cwd: store.dataDir, env: environmentFor(store, env) })
}

export const ramify = (store: Place, ...args: readonly string[]) => outcomeOf(spawnRamify(store, args))

/** In a shell that lets no file grow beyond so many blocks of 512 bytes: a disk that is soon full. */
export function ramifyOnSmallDisk(store: Place, blocks: number, ...args: readonly string[]): Promise<Outcome> {
  const shell = ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, ...program, ...args]
  return outcomeOf(spawn('sh', shell, { cwd: store.dataDir, env: environmentFor(store) }))
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text) => {
      outcome[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { ...outcome, code }
}
