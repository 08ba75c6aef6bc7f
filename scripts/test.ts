import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from './setup/chromium.ts'
import { describe, ensureWebBuilt, main, root, runNode } from './setup/setup.mjs'
import { judge, type RunOutcome, retriesOf } from './test/outcome.ts'
import { runAgain, runVitest } from './test/run-vitest.ts'
import { checksOf, countOf, type Results, type Stage, summaryOf } from './test/summary.ts'

// npm test: everything but the long tests. npm test -- server, npm test -- tests/e2e/around.test.ts: a project, or files, without the check.
const projects = ['unit', 'web', 'server', 'e2e', 'long']
const noChecks = { passed: 0, failed: 0 }

main(async () => {
  const startedAt = new Date().toISOString()
  const start = performance.now()
  const args = process.argv.slice(2)
  const stages: Stage[] = []
  const timed: Timed = async (name, work) => {
    const begin = performance.now()
    try {
      return await work()
    } finally {
      stages.push({ name, ms: Math.round(performance.now() - begin) })
    }
  }

  const { checks, run: first } = args.length > 0 ? await runSome(args, timed) : await runAll(timed)
  const retries = retriesOf(first)
  const seconds = retries.length > 0 ? await timed('once more', () => runAgain(retries, {})) : []
  const { run, flaky } = judge(first, seconds)
  const results: Results = { startedAt, ms: Math.round(performance.now() - start), stages, checks, run, flaky }
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, 'test-results/results.json'), `${JSON.stringify(results, null, 1)}\n`)
  process.stdout.write(`\n${summaryOf(results)}`)
  const { passed, failed } = countOf(results)
  return failed === 0 && passed > 0 ? 0 : 1
})

type Timed = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
type FirstRun = Pick<Results, 'checks' | 'run'>

/**
 * What needs nothing built or fetched runs beside the building and fetching; then the server's tests, then the journeys. Each of them keeps
 * two cores busy: at once, they take a third longer.
 */
async function runAll(timed: Timed): Promise<FirstRun> {
  const project = (...names: string[]) => runVitest({ args: names.map((name) => `--project=${name}`) })
  const [checks, problems, quick] = await Promise.all([
    timed('checks', check),
    timed('build', prepare),
    timed('unit, web', () => project('unit', 'web*')),
  ])
  const server = await timed('server', () => project('server'))
  const journeys = await timed('journeys', () => project('e2e'))
  return { checks, run: together([quick, server, journeys, { files: [], errors: problems }]) }
}

async function runSome(args: readonly string[], timed: Timed): Promise<FirstRun> {
  const problems = await timed('build', prepare)
  const wanted = args.map((arg) => (projects.includes(arg) ? `--project=${arg}*` : arg))
  const run = await timed('tests', () => runVitest({ args: wanted }))
  return { checks: noChecks, run: together([run, { files: [], errors: problems }]) }
}

function together(runs: readonly RunOutcome[]): RunOutcome {
  return { files: runs.flatMap(({ files }) => files), errors: runs.flatMap(({ errors }) => errors) }
}

async function check(): Promise<Results['checks']> {
  const { stdout, code } = await runNode(process.execPath, ['scripts/check.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    onOutput: (_stream, text) => process.stdout.write(text),
  })
  return checksOf(stdout, code)
}

/** What journeys need: the built app, and a browser, which the tests find again. What cannot be had is said by those that need it. */
async function prepare(): Promise<string[]> {
  const [built] = await Promise.allSettled([ensureWebBuilt(process.execPath), findChromium()])
  return built.status === 'rejected' ? [describe(built.reason)] : []
}
