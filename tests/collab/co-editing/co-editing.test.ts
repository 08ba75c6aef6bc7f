// @module-tag never-retried
import { expect, it, onTestFinished } from 'vitest'
import { engines, freshSqlite } from '../../kit/database/engines.ts'
import { randomFrom } from '../seed.ts'
import { describePlays } from './describe-plays.ts'
import { openHouses } from './places.ts'
import { play } from './play.ts'

// `npm run soak` has more. Half of the seeds are played on each engine; on PostgreSQL by two servers with a bus.
for (const [nth, engine] of engines.entries()) {
  describePlays({
    where: `on ${engine.name}`,
    file: 'tests/collab/co-editing/co-editing.test.ts',
    open: () => openHouses(engine),
    isHere: (seed) => seed % engines.length === nth,
    plays: Number(process.env.PLAYS ?? 50),
    ...{ steps: 32, restarts: 0.16 },
  })
}

it('finds what a server stores that lets readers write: these tests can fail', async () => {
  const places = await openHouses({ name: 'sqlite', fresh: freshSqlite }, { letsReadersWrite: true })
  onTestFinished(() => places.close())
  const isFound = (finding: string) => finding.includes('had no right to')
  const findings: string[] = []
  for (let one = 1; one <= 20 && !findings.some(isFound); one++) {
    findings.push(...(await play({ places, random: randomFrom(one), steps: 32, restarts: 0 })).findings)
  }
  expect(findings.filter(isFound)).not.toEqual([])
})
