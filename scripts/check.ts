import { biome } from './check/biome.ts'
import type { Check } from './check/check.ts'
import { contrast } from './check/contrast.ts'
import { locales } from './check/locales.ts'
import { plants } from './check/plants.ts'
import { types } from './check/types.ts'
import { unused } from './check/unused.ts'
import { walls } from './check/walls.ts'

const checks: Record<string, Check> = { types, biome, walls, unused, locales, contrast, plants }

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) {
  process.stderr.write(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.\n`)
  process.exit(2)
}

let passed = 0
let failed = 0
for (const name of wanted) {
  const start = performance.now()
  const problems = await problemsOf(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (problems.length === 0) passed++
  else failed++
  process.stdout.write(`${name.padEnd(8)} ${problems.length === 0 ? 'ok    ' : 'failed'} ${seconds.padStart(5)} s\n`)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
}
process.stdout.write(`check: ${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

/** A check that breaks has failed, and the others still run. */
async function problemsOf(name: string): Promise<string[]> {
  try {
    return (await checks[name]?.()) ?? []
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}
