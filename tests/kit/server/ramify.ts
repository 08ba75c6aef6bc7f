import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { root } from '../../../scripts/setup/setup.mjs'
import type { Store } from '../database/engines.ts'
import { environmentFor, ramifyBundle } from './server.ts'

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
  ramifyBundle,
]

/** `ramify …` with the settings of a server on this store. */
export function spawnRamify(store: Place, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...program, ...args], { cwd: store.dataDir, env: environmentFor(store, env) })
}

export const ramify = (store: Place, ...args: readonly string[]) => outcomeOf(spawnRamify(store, args))

let runs = 0

/**
 * The same without a process of its own, which would take most of a second to start: it runs in this one, with the
 * arguments, the environment and the streams it would have there. One at a time.
 */
export async function ramifyInProcess(store: Place, ...args: readonly string[]): Promise<Outcome> {
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  const { argv, env } = process
  const spies = [
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        outcome[name] += text
        return true
      }),
    ),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      outcome.code = Number(code)
      return undefined as never
    }),
    // The program sets it for good, and this process goes on.
    vi.spyOn(process, 'umask').mockReturnValue(0),
  ]
  process.argv = [process.execPath, ramifyBundle, ...args]
  // The working folder is the project's, whose settings file is not meant for tests.
  process.env = environmentFor(store, { SETTINGS_FILE: devNull })
  try {
    // Under another name each time: a module that was loaded does not run again.
    await import(`${ramifyBundle}?run=${runs++}`)
    return outcome
  } finally {
    Object.assign(process, { argv, env })
    for (const spy of spies) spy.mockRestore()
  }
}

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
