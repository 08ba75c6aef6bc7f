import { fileURLToPath } from 'node:url'
import { type Check, root } from './check/check.ts'
import { runTool } from './check/run-node.ts'

/** Each is loaded when it runs: in the copy of the project that proves the import rules, the files that others import are empty. */
const checks: Record<string, Check> = {
  types: async () => (await import('./check/types.ts')).types(),
  biome: () => runTool(root, [biomeProgram(), 'check', '--error-on-warnings', '--max-diagnostics=none']),
  imports: async () => (await import('./check/imports/imports.ts')).imports(),
  unused: () => runTool(root, ['node_modules/knip/bin/knip.js', '--no-progress']),
  locales: async () => (await import('./check/locales/locales.ts')).locales(),
  contrast: async () => (await import('./check/contrast/contrast.ts')).contrast(),
  rights: async () => (await import('./check/rights/rights.ts')).rights(),
  docs: async () => (await import('./check/docs/docs.ts')).docs(),
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

function biomeProgram(): string {
  return fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
}

/** A check that breaks has failed, and the others still run. */
async function problemsOf(name: string): Promise<string[]> {
  try {
    return (await checks[name]?.()) ?? []
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}
