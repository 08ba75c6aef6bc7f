import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchFolder } from '../drive/subjects.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { editForAWhile } from './edit-for-a-while.ts'
import { type HouseName, openHouse } from './houses.ts'

const editors = 60
const documents = 20
const seconds = 15
const rounds = 3
/** Our median may be so many times the one of a server that stores nothing. */
const mostTimes = 2
/** Beside another build: so much longer, in the median and in the 95th percentile. */
const slack = { times: 1.1, milliseconds: 2 }

type Results = Record<'ramify' | 'stock', Spread> & { beside?: Spread }

/**
 * How long an edit waits for its receipt: our server, which has it on disk then, and a stock one that stores nothing. `--beside=folder`
 * names another checkout of this project, to be measured in the same run.
 */
export async function measureSync(words: readonly string[]): Promise<number> {
  const checkout = words.find((word) => word.startsWith('--beside='))?.slice('--beside='.length)
  const houseNames: HouseName[] = checkout === undefined ? ['ramify', 'stock'] : ['ramify', 'beside', 'stock']
  const waits: Record<HouseName, number[]> = { ramify: [], stock: [], beside: [] }
  // In turns, so that a slow minute of the machine does not hit one of them only.
  for (let round = 0; round < rounds; round++) {
    for (const name of houseNames) {
      waits[name].push(...(await measureHouse(name, checkout)))
      console.warn(`round ${round + 1}, ${name}`)
    }
  }
  const results: Results = {
    ramify: spreadOf(waits.ramify),
    stock: spreadOf(waits.stock),
    ...(checkout !== undefined && { beside: spreadOf(waits.beside) }),
  }
  const report = describe(results)
  const folder = join(benchFolder, 'results')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'sync.json'),
    `${JSON.stringify({ editors, documents, rounds, seconds, results }, null, 2)}\n`,
  )
  await writeFile(join(folder, 'sync.md'), report)
  process.stdout.write(report)
  return 0
}

async function measureHouse(name: HouseName, checkout: string | undefined): Promise<number[]> {
  const house = await openHouse(name, documents, checkout)
  const clients = await Promise.all(Array.from({ length: editors }, (_, nth) => house.enter(nth)))
  const waits = await Promise.all(clients.map((client) => editForAWhile(client, seconds)))
  await Promise.all(clients.map((client) => client.close()))
  await house.close()
  return waits.flat()
}

function describe({ ramify, stock, beside }: Results): string {
  const times = ramify.median / stock.median
  const isWithin = (own: number, other: number) => own <= Math.max(other * slack.times, other + slack.milliseconds)
  const isAsFast = beside && isWithin(ramify.median, beside.median) && isWithin(ramify.p95, beside.p95)
  const row = (name: string, { median, p95, most }: Spread) => `| ${name} | ${median} | ${p95} | ${most} |`
  return [
    '# Acknowledged edits',
    '',
    `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? process.arch}, ${process.platform}.`,
    `${editors} editors on ${documents} documents, one edit a second each, ${rounds} × ${seconds} s; from the command to the receipt, in milliseconds.`,
    '',
    '|  | median | 95th percentile | most |',
    '| --- | ---: | ---: | ---: |',
    row('ramify, on disk (SQLite)', ramify),
    ...(beside ? [row('the other build of it', beside)] : []),
    row('stock Hocuspocus, in memory', stock),
    '',
    `Median ${times.toFixed(2)} times the stock one; at most ${mostTimes}: ${times <= mostTimes ? 'met' : '**missed**'}.`,
    ...(beside ? [`Within 10 % or 2 ms of the other build: ${isAsFast ? 'met' : '**missed**'}.`] : []),
    '',
  ].join('\n')
}
