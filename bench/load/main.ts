import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchFolder } from '../drive/subjects.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { type Case, cases, mostMegabytes, mostTimesStock } from './cases.ts'
import { type Drive, type Round, startDrive } from './drive.ts'
import { houses } from './houses.ts'
import { peakMegabytes } from './process-usage.ts'

type HouseName = keyof typeof houses

interface Figures {
  readonly case: string
  readonly house: HouseName
  /** From sending an edit to when somebody else had it, in milliseconds. */
  readonly seen: Spread
  /** Processor time of the server for each edit, in milliseconds. */
  readonly serverMs: number
  /** Of one processor, of the processes that play the people. */
  readonly driverShare: number
  readonly megabytes: number
  readonly goal: number | null
}

const titles: Record<HouseName, string> = {
  sqlite: 'SQLite',
  postgres: 'PostgreSQL',
  cluster: 'two processes, PostgreSQL and Redis',
  stock: 'stock Hocuspocus, in memory',
}

/** How long an edit takes to be seen by others under load, beside a stock server that stores nothing. `--case` and `--server` choose some. */
export async function measureLoad(words: string[]): Promise<number> {
  const { values } = parseArgs({
    args: words,
    options: {
      case: { type: 'string', multiple: true },
      server: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  const plan = { rounds: Number(values.rounds ?? 3), secondsPerRound: Number(values.seconds ?? 4) }
  const chosen = cases.filter((_, nth) => !values.case || values.case.includes(String(nth + 1)))
  const figures: Figures[] = []
  for (const each of chosen) {
    const names = [...(Object.keys(each.goals) as HouseName[]), 'stock' as const]
    const wanted = names.filter((name) => !values.server || values.server.includes(name))
    figures.push(...(await measureCase(each, wanted, plan)))
  }
  const report = describe(figures, plan)
  if (!values.case && !values.server) await write(figures, report, plan)
  process.stdout.write(report)
  return 0
}

/** In turns, so that a slow moment of the machine does not hit one of them only. */
async function measureCase(
  { name, crew, goals }: Case,
  houseNames: readonly HouseName[],
  plan: { rounds: number; secondsPerRound: number },
): Promise<Figures[]> {
  const open = new Map<HouseName, { pids: readonly number[]; drive: Drive; rounds: Round[]; close(): Promise<void> }>()
  try {
    for (const houseName of houseNames) {
      const house = await houses[houseName]()
      const drive = await startDrive(house, crew, plan)
      const close = async () => {
        await drive.close()
        await house.close()
      }
      open.set(houseName, { pids: house.pids, drive, rounds: [], close })
    }
    for (let round = 0; round < plan.rounds; round++)
      for (const { drive, rounds } of open.values()) rounds.push(await drive.run(round))
    const figures: Figures[] = []
    for (const [house, { pids, rounds }] of open) {
      const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
      figures.push({
        case: name,
        house,
        seen: spreadOf(rounds.flatMap(({ seen }) => [...seen])),
        serverMs: sum(({ serverMs }) => serverMs) / sum(({ edits }) => edits),
        driverShare: sum(({ processorMs }) => processorMs) / (plan.rounds * plan.secondsPerRound * 1_000),
        megabytes: Math.max(...(await Promise.all(pids.map(peakMegabytes)))),
        goal: goals[house] ?? null,
      })
    }
    console.warn(name)
    return figures
  } finally {
    for (const { close } of open.values()) await close()
  }
}

function describe(
  figures: readonly Figures[],
  { rounds, secondsPerRound }: { rounds: number; secondsPerRound: number },
) {
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')
  const rows = figures.map((each) => {
    const { house, seen, serverMs, driverShare, megabytes, goal } = each
    const stock = figures.find((other) => other.case === each.case && other.house === 'stock')
    const times = stock && seen.p95 / stock.seen.p95
    return [
      each.case,
      titles[house],
      short(seen.median),
      short(seen.p95),
      goal === null ? '–' : `${goal}: ${verdict(seen.p95 <= goal)}`,
      house === 'stock' || times === undefined ? '–' : `${times.toFixed(2)}: ${verdict(times <= mostTimesStock)}`,
      short(serverMs),
      `${Math.round(megabytes)}${house === 'stock' ? '' : `: ${verdict(megabytes < mostMegabytes)}`}`,
      `${Math.round(driverShare * 100)} %`,
    ]
  })
  const [model] = cpus()
  return [
    '# Live editing under load',
    '',
    `${new Date().toISOString()}, ${cpus().length} × ${model?.model.trim() ?? process.arch}, load ${loadavg()[0]?.toFixed(1)}.`,
    `From sending an edit to when somebody else has it, in milliseconds; ${rounds} × ${secondsPerRound} s each, in turns.`,
    `At most ${mostTimesStock} times the stock server in the 95th percentile; less than ${mostMegabytes} MB for each process.`,
    '',
    table(['', 'server', 'median', '95th', 'goal', '× stock', 'server ms per edit', 'peak MB', 'driver'], rows),
    '',
  ].join('\n')
}

async function write(figures: readonly Figures[], report: string, plan: object): Promise<void> {
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'load.json'), `${JSON.stringify({ ...plan, figures }, null, 2)}\n`)
  await writeFile(join(folder, 'load.md'), report)
}
