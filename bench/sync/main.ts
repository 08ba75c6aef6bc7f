import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchFolder } from '../drive/subjects.ts'
import { type Spread, spreadOf } from '../report/statistics.ts'
import { editForAWhile } from './edit-for-a-while.ts'
import { type HouseName, houseNames, openHouse } from './houses.ts'

const editors = 60
const documents = 20
const seconds = 15
const rounds = 3
/** Our median may be so many times the one of a server that stores nothing. */
const mostTimes = 2

/** How long an edit waits for its receipt: our server, which has it on disk then, and a stock one that stores nothing. */
export async function measureSync(): Promise<number> {
  const waits: Record<HouseName, number[]> = { ramify: [], stock: [] }
  // In turns, so that a slow minute of the machine does not hit one of them only.
  for (let round = 0; round < rounds; round++) {
    for (const name of houseNames) {
      waits[name].push(...(await measureHouse(name)))
      console.warn(`round ${round + 1}, ${name}`)
    }
  }
  const results = { ramify: spreadOf(waits.ramify), stock: spreadOf(waits.stock) }
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

async function measureHouse(name: HouseName): Promise<number[]> {
  const house = await openHouse(name, documents)
  const clients = await Promise.all(Array.from({ length: editors }, (_, nth) => house.enter(nth)))
  const waits = await Promise.all(clients.map((client) => editForAWhile(client, seconds)))
  await Promise.all(clients.map((client) => client.close()))
  await house.close()
  return waits.flat()
}

function describe({ ramify, stock }: Record<HouseName, Spread>): string {
  const times = ramify.median / stock.median
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
    row('stock Hocuspocus, in memory', stock),
    '',
    `Median ${times.toFixed(2)} times the stock one; at most ${mostTimes}: ${times <= mostTimes ? 'met' : '**missed**'}.`,
    '',
  ].join('\n')
}
