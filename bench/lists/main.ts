import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '../../apps/server/src/platform/database/database.ts'
import { benchFolder } from '../drive/subjects.ts'
import { short, table } from '../report/cells.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { fill, type Sizes } from './fill.ts'
import { listsOf, memberCount } from './lists.ts'
import { withDatabase } from './stores.ts'

const engines: readonly Engine[] = ['sqlite', 'postgres']
/** A call may cost so many times its bare query. */
const mostTimes = 3
/** The list of a shared folder may cost so many times that of an own one. */
const mostTimesShared = 1.5
const warmUps = 5

interface Figure {
  name: string
  engine: Engine
  call: Spread
  bare: Spread
}

interface SharedFigure {
  name: string
  engine: Engine
  /** Rows of rights to the folder. */
  grants: number
  own: Spread
  shared: Spread
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
  const sharedFigures: SharedFigure[] = []
  for (const engine of engines) {
    await withDatabase(engine, async (database) => {
      const filled = await fill(database, sizes)
      console.warn(`${engine}: filled`)
      const { lists, sharedLists, stop } = listsOf(database, filled)
      for (const { name, call, bare } of lists) {
        const [ofCall, ofBare] = await compare(call, bare, rounds as number)
        figures.push({ name, engine, call: ofCall, bare: ofBare })
        console.warn(`${engine}: ${name}`)
      }
      for (const { name, own, shared } of sharedLists) {
        const [ofOwn, ofShared] = await compare(own, shared, rounds as number)
        sharedFigures.push({ name, engine, grants: filled.grants, own: ofOwn, shared: ofShared })
        console.warn(`${engine}: ${name}, shared`)
      }
      await stop()
    })
  }
  const report = describe(figures, sharedFigures, sizes)
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'lists.json'), `${JSON.stringify({ sizes, rounds, figures, sharedFigures }, null, 2)}\n`)
  await writeFile(join(folder, 'lists.md'), report)
  process.stdout.write(report)
  return 0
}

/** In turns, so that a slow moment of the machine does not hit one of them only. */
async function compare(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
): Promise<[Spread, Spread]> {
  for (let nth = 0; nth < warmUps; nth++) {
    await one()
    await other()
  }
  const [ones, others]: [number[], number[]] = [[], []]
  for (let nth = 0; nth < rounds; nth++) {
    ones.push(await timed(one))
    others.push(await timed(other))
  }
  return [spreadOf(ones), spreadOf(others)]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function describe(figures: readonly Figure[], sharedFigures: readonly SharedFigure[], sizes: Sizes): string {
  const { accounts, files, folders, trashed } = sizes
  const rows = figures.map(({ name, engine, call, bare }) => {
    const times = call.median / bare.median
    return [engine, name, short(call.median), short(call.p95), short(bare.median), verdict(times, mostTimes)]
  })
  const sharedRows = sharedFigures.map(({ name, engine, grants, own, shared }) => {
    const times = shared.median / own.median
    const cells = [short(shared.median), short(shared.p95), short(own.median), verdict(times, mostTimesShared)]
    return [engine, name, String(grants), ...cells]
  })
  return [
    '# Lists of files',
    '',
    `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}.`,
    `${files} files, ${folders} folders and ${trashed} in the trash in one of ${accounts} accounts. From the checked input of a call to its answer, in milliseconds, beside the statements alone; at most ${mostTimes} times as much.`,
    '',
    table(['engine', 'call', 'median', '95th percentile', 'bare query', 'times'], rows),
    '',
    '## A shared folder',
    '',
    `The same folder as the ${memberCount} members of a team see it, in turns with its owner; at most ${mostTimesShared} times as much.`,
    '',
    table(['engine', 'call', 'rows of rights', 'median', '95th percentile', 'of its owner', 'times'], sharedRows),
    '',
  ].join('\n')
}

const verdict = (times: number, most: number) => `${short(times)}× ${times <= most ? 'met' : '**missed**'}`
