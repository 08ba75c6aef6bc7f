import { type Flaky, nameOf, type RunOutcome } from './outcome.ts'

export interface Stage {
  name: string
  ms: number
}

export interface Results {
  startedAt: string
  ms: number
  stages: readonly Stage[]
  checks: { passed: number; failed: number }
  run: RunOutcome
  flaky: readonly Flaky[]
}

export interface Count {
  passed: number
  failed: number
  skipped: number
}

const mostSlowFiles = 20

/** How the checks ended, by what they printed and their exit code. One that died has failed, whatever it said before. */
export function checksOf(printed: string, code: number): Results['checks'] {
  const said = printed.match(/^check: (\d+) passed, (\d+) failed$/m)
  const failed = Number(said?.[2] ?? 1)
  return { passed: Number(said?.[1] ?? 0), failed: code === 0 ? failed : Math.max(1, failed) }
}

/** Everything counts that can be red: a check, a test, a file that could not be loaded, an error outside of all of them. */
export function countOf({ checks, run: { files, errors } }: Pick<Results, 'checks' | 'run'>): Count {
  const states = files.flatMap(({ tests }) => tests.map(({ state }) => state))
  const of = (wanted: string) => states.filter((state) => state === wanted).length
  const broken = files.reduce((sum, file) => sum + file.errors.length, 0)
  return {
    passed: checks.passed + of('passed'),
    failed: checks.failed + of('failed') + broken + errors.length,
    skipped: of('skipped'),
  }
}

/** What is printed at the end of a run; its last line is the count. */
export function summaryOf(results: Results): string {
  const { run, flaky, stages, ms } = results
  const slowest = [...run.files].sort((one, other) => other.ms - one.ms).slice(0, mostSlowFiles)
  const failures = run.files.flatMap(({ file, tests, errors }) => [
    ...errors.map((error) => `${file}\n${indented(error)}`),
    ...tests
      .filter(({ state }) => state === 'failed')
      .map((test) => `${file} > ${nameOf(test)}\n${indented(test.error)}`),
  ])
  const { passed, failed, skipped } = countOf(results)
  return [
    ...section(
      'slowest files:',
      slowest.map(({ project, file, ms: its }) => `${secondsOf(its)}  ${project}  ${file}`),
    ),
    ...section(
      'areas:',
      areasOf(run.files).map(({ name, ms: its }) => `${secondsOf(its)}  ${name}`),
    ),
    ...section(
      'stages:',
      [...stages, { name: 'all', ms }].map((stage) => `${secondsOf(stage.ms)}  ${stage.name}`),
    ),
    ...section(
      'flaky:',
      flaky.map(({ file, name, error }) => `${file} > ${name}\n${indented(error)}`),
    ),
    ...section('failed:', [...failures, ...run.errors.map((error) => error)]),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    '',
  ].join('\n')
}

/** The sums of their files' times; CONTRIBUTING.md has what each may take. */
function areasOf(files: RunOutcome['files']): Stage[] {
  const sums = new Map<string, number>()
  for (const { file, ms } of files) {
    const folders = file.split('/').slice(0, -1)
    const name = folders.slice(0, folders[1] === 'e2e' ? 3 : 2).join('/')
    sums.set(name, (sums.get(name) ?? 0) + ms)
  }
  return [...sums].map(([name, ms]) => ({ name, ms })).sort((one, other) => other.ms - one.ms)
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []

const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

const indented = (text = '') => text.trim().replaceAll(/^/gm, '    ')
