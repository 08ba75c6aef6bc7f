import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { benchFolder } from '../drive/subjects.ts'
import { table } from '../report/cells.ts'
import { spreadOf } from '../report/statistics.ts'
import { cases } from './cases.ts'

interface Figures {
  readonly seconds: number
  /** Of all threads: what other programs on the machine do is no part of it. */
  readonly processorSeconds: number
  readonly megabytes: number
  readonly kilobytes: number
}

/** How long a map of 10,000 topics takes to export and to import, and how much memory, beside the least that would do. */
export async function measureExports(given: string[]): Promise<number> {
  const { values } = parseArgs({ args: given, options: { rounds: { type: 'string' }, size: { type: 'string' } } })
  const rounds = Number(values.rounds ?? 3)
  const size = Number(values.size ?? 10_000)
  const figures = new Map<string, Figures>()
  for (const { name } of cases) {
    const runs = []
    for (let round = 0; round < rounds; round++) runs.push(await measured(name, size))
    figures.set(name, {
      seconds: spreadOf(runs.map(({ ms }) => ms)).median / 1000,
      processorSeconds: spreadOf(runs.map(({ processorMs }) => processorMs)).median / 1000,
      megabytes: Math.max(...runs.map(({ megabytes }) => megabytes)),
      kilobytes: (runs[0]?.bytes ?? 0) / 1000,
    })
    console.warn(name)
  }
  const report = describe(figures, size)
  if (size === 10_000) {
    const folder = join(benchFolder, 'results')
    await mkdir(folder, { recursive: true })
    const data = { size, rounds, figures: Object.fromEntries(figures) }
    await writeFile(join(folder, 'exports.json'), `${JSON.stringify(data, null, 2)}\n`)
    await writeFile(join(folder, 'exports.md'), report)
  }
  process.stdout.write(report)
  return 0
}

interface Measured {
  readonly ms: number
  readonly processorMs: number
  readonly bytes: number
  readonly megabytes: number
}

/** In a process of its own: memory that one export took says nothing about the next. */
async function measured(name: string, size: number): Promise<Measured> {
  const program = join(benchFolder, 'exports', 'measure.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, name, String(size)])
  return JSON.parse(stdout) as Measured
}

function describe(figures: ReadonlyMap<string, Figures>, size: number): string {
  const rows = cases.map(({ name, floor, target }) => {
    const { seconds, processorSeconds, megabytes, kilobytes } = figures.get(name) as Figures
    const least = floor === undefined ? undefined : figures.get(floor)
    const ratio = least ? `${(seconds / least.seconds).toFixed(1)} × ${floor}` : ''
    const goal = target === undefined ? '' : `${target} s${seconds <= target ? '' : ' (missed)'}`
    return [
      name,
      seconds.toFixed(2),
      processorSeconds.toFixed(2),
      goal,
      ratio,
      megabytes.toFixed(0),
      kilobytes.toFixed(0),
    ]
  })
  return [
    `# A map of ${size.toLocaleString('en')} topics, exported and imported`,
    '',
    `Seconds, the first time in a fresh process, median of the runs; ${cpus().length} cores. Memory: the most that the process took, in MB.`,
    '',
    table(['', 'seconds', 'processor seconds', 'goal', 'beside the least', 'MB', 'kB written or read'], rows),
    '',
  ].join('\n')
}
