import type { Check } from './check/check.ts'

/** Each is loaded when it runs: where the walls are proved, what the others import is gone. */
const checks: Record<string, Check> = {
  types: async () => (await import('./check/types.ts')).types(),
  biome: async () => (await import('./check/biome.ts')).biome(),
  walls: async () => (await import('./check/imports/walls.ts')).walls(),
  unused: async () => (await import('./check/unused.ts')).unused(),
  locales: async () => (await import('./check/locales/locales.ts')).locales(),
  contrast: async () => (await import('./check/contrast/contrast.ts')).contrast(),
  plants: async () => (await import('./check/plants.ts')).plants(),
}

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
