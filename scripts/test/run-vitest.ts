import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root as ownRoot, runNode } from '../setup/setup.mjs'
import { type FileOutcome, nameOf, type Retry, type RunOutcome } from './outcome.ts'
import type { RunnerMessage } from './runner-message.ts'

interface Options {
  args: readonly string[]
  /** Where the configuration of the tests lies. */
  root?: string
  /** A run in which nothing begins or ends for so long hangs: longer than the patience of any test. */
  hangMs?: number
  /** What Vitest prints is kept back. */
  isQuiet?: boolean
}

/** However busy the machine is. */
const startMs = 5 * 60_000

const ours = ['inherit', 'inherit', 'inherit'] as const
const silent = ['ignore', 'ignore', 'ignore'] as const

/** Runs Vitest and gathers how its tests ended. */
export async function runVitest(options: Options): Promise<RunOutcome> {
  const { args, root = ownRoot, hangMs = 15 * 60_000, isQuiet = false } = options
  const files: FileOutcome[] = []
  const errors: string[] = []
  const running = new Set<string>()
  let isOver = false
  let pid: number | undefined
  const hung = () => {
    const what = [...running].map((each) => `  ${each}`).join('\n')
    errors.push(`Nothing has begun or ended for ${Math.round(hangMs / 1000)} s. Still running:\n${what || '  nothing'}`)
    if (pid !== undefined) killTree(pid)
  }
  // Until its set-up has begun something, nobody can say what hangs.
  let watchdog = setTimeout(hung, Math.max(hangMs, startMs))
  const onMessage = (received: unknown) => {
    // Its one sender is our own reporter, of this very version.
    const message = received as RunnerMessage
    clearTimeout(watchdog)
    watchdog = setTimeout(hung, hangMs)
    switch (message.type) {
      case 'began':
        running.add(message.what)
        break
      case 'ended':
        running.delete(message.what)
        break
      case 'file':
        files.push(message.outcome)
        break
      case 'over':
        isOver = true
        errors.push(...message.errors)
    }
  }

  const reporters = ['--reporter=default', `--reporter=${join(ownRoot, 'scripts/test/outcome-reporter.ts')}`]
  const command = [join(ownRoot, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args]
  const { code } = await runNode(process.execPath, command, {
    cwd: root,
    env: process.stdout.isTTY ? process.env : { NO_COLOR: '1', ...process.env },
    stdio: [...(isQuiet ? silent : ours), 'ipc'],
    onMessage,
    onStart: (itsPid) => {
      pid = itsPid
    },
  })
  clearTimeout(watchdog)
  const outcome = { files, errors }
  if (errors.length > 0 || (code === 0 && isOver) || hasFailed(outcome)) return outcome
  return { files, errors: [`Vitest ended with code ${code} and named no failure.`] }
}

/** Runs what failed once more, alone, file after file. */
export async function runAgain(retries: readonly Retry[], options: Omit<Options, 'args'>): Promise<RunOutcome[]> {
  const outcomes: RunOutcome[] = []
  for (const { project, file, paths } of retries) {
    const only = paths ? [`--testNamePattern=^(${paths.map(patternOf).join('|')})$`] : []
    outcomes.push(await runVitest({ ...options, args: [`--project=${project}`, '--maxWorkers=1', ...only, file] }))
  }
  return outcomes
}

const hasFailed = ({ files }: RunOutcome) =>
  files.some(({ tests, errors }) => errors.length > 0 || tests.some(({ state }) => state === 'failed'))

const patternOf = (path: readonly string[]) => nameOf({ path }).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** With everything it started: a worker in an endless loop does not notice that its runner is gone. */
function killTree(pid: number): void {
  const families = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const doomed = [pid]
  for (const parent of doomed) {
    for (const [child, itsParent] of families) if (child !== undefined && itsParent === parent) doomed.push(child)
  }
  for (const each of doomed) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // Ended meanwhile.
    }
  }
}
