import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../../apps/server/src/platform/database/database.ts'
import { benchFolder } from '../drive/subjects.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { fill, type Sizes } from './fill.ts'
import { listsOf } from './lists.ts'
import { withDatabase } from './stores.ts'

const engines: readonly Engine[] = ['sqlite', 'postgres']
/** A call may cost so many times its bare query. */
const mostTimes = 3
const warmUps = 5

interface Figure {
  name: string
  engine: Engine
  call: Spread
  bare: Spread
}

/** What lists cost in an account with very many files, beside their bare queries on the same engine. */
export async function measureLists(given: string[]): Promise<number> {
  const { values } = parseArgs({
    args: given,
    options: { files: { type: 'string' }, accounts: { type: 'string' }, rounds: { type: 'string' } },
  })
  const [count, accounts, rounds] = [values.files ?? 10_000, values.accounts ?? 1_000, values.rounds ?? 40].map(Number)
  const sizes: Sizes = {
    accounts: accounts as number,
    files: count as number,
    folders: 200,
    trashed: Math.ceil((count as number) / 5),
  }
  const figures: Figure[] = []
  for (const engine of engines) {
    figures.push(
      ...(await withDatabase(engine, async (database) => {
        const filled = await fill(database, sizes)
        console.warn(`${engine}: filled`)
        const { lists, stop } = listsOf(database, filled)
        const measured: Figure[] = []
        for (const { name, call, bare } of lists) {
          measured.push({ name, engine, ...(await compare(call, bare, rounds as number)) })
          console.warn(`${engine}: ${name}`)
        }
        await stop()
        return measured
      })),
    )
  }
  const report = describe(figures, sizes)
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'lists.json'), `${JSON.stringify({ sizes, rounds, figures }, null, 2)}\n`)
  await writeFile(join(folder, 'lists.md'), report)
  process.stdout.write(report)
  return 0
}

/** In turns, so that a slow moment of the machine does not hit one of them only. */
async function compare(call: () => Promise<unknown>, bare: () => Promise<unknown>, rounds: number) {
  for (let nth = 0; nth < warmUps; nth++) {
    await call()
    await bare()
  }
  const [calls, bares]: [number[], number[]] = [[], []]
  for (let nth = 0; nth < rounds; nth++) {
    calls.push(await timed(call))
    bares.push(await timed(bare))
  }
  return { call: spreadOf(calls), bare: spreadOf(bares) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function describe(figures: readonly Figure[], { accounts, files, folders, trashed }: Sizes): string {
  const rows = figures.map(({ name, engine, call, bare }) => {
    const times = call.median / bare.median
    const verdict = times <= mostTimes ? 'met' : '**missed**'
    return [engine, name, short(call.median), short(call.p95), short(bare.median), `${short(times)}× ${verdict}`]
  })
  return [
    '# Lists of files',
    '',
    `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}.`,
    `${files} files, ${folders} folders and ${trashed} in the trash in one of ${accounts} accounts. From the checked input of a call to its answer, in milliseconds, beside the statements alone; at most ${mostTimes} times as much.`,
    '',
    table(['engine', 'call', 'median', '95th percentile', 'bare query', 'times'], rows),
    '',
  ].join('\n')
}
