/** How one test ended. */
export interface TestOutcome {
  /** The describe blocks it is in, and its own name. */
  path: readonly string[]
  state: 'passed' | 'failed' | 'skipped'
  /** The first error, whole. */
  error?: string
  /** Its failure is red at once: a rare loss of data must not turn green because it is rare. */
  isNeverRetried: boolean
}

/** How one test file ended. */
export interface FileOutcome {
  project: string
  /** From the project's root. */
  file: string
  ms: number
  tests: readonly TestOutcome[]
  /** What failed outside of its tests: loading it, or a hook of all of them. */
  errors: readonly string[]
}

/** How one run of the test runner ended. */
export interface RunOutcome {
  files: readonly FileOutcome[]
  /** What went wrong outside of any file: errors nobody caught, a run that hung or died. */
  errors: readonly string[]
}

/** Tests that drive browsers, servers and other processes. */
const retriedProjects = ['server', 'e2e']

/** Failures of more files than this are no bad luck. */
const mostRetriedFiles = 10

export interface Retry {
  project: string
  file: string
  /** The failed tests; null: all of them, because the file itself failed. */
  paths: readonly (readonly string[])[] | null
}

/** What runs once more, alone. */
export function retriesOf({ files }: RunOutcome): Retry[] {
  const retries = files.flatMap(({ project, file, tests, errors }): Retry[] => {
    if (!retriedProjects.includes(project)) return []
    const mayRetry = tests.filter(({ isNeverRetried }) => !isNeverRetried)
    if (errors.length > 0) return mayRetry.length === tests.length ? [{ project, file, paths: null }] : []
    const failed = mayRetry.filter(({ state }) => state === 'failed').map(({ path }) => path)
    return failed.length > 0 ? [{ project, file, paths: failed }] : []
  })
  return retries.length > mostRetriedFiles ? [] : retries
}

/** A test, or a whole file, that failed once and then passed. */
export interface Flaky {
  file: string
  name: string
  error: string
}

/** The first run with what the second one says of the files that were tried again, and what that makes flaky. */
export function judge(first: RunOutcome, seconds: readonly RunOutcome[]): { run: RunOutcome; flaky: Flaky[] } {
  const again = new Map(seconds.flatMap(({ files }) => files.map((file) => [file.file, file])))
  const flaky: Flaky[] = []
  const files = first.files.map((file) => {
    const second = again.get(file.file)
    if (!second) return file
    if (file.errors.length > 0) {
      if (!isGreen(second)) return file
      flaky.push({ file: file.file, name: 'the whole file', error: file.errors[0] ?? '' })
      return { ...file, errors: [], tests: second.tests }
    }
    const passedNow = new Set(second.tests.filter(({ state }) => state === 'passed').map(keyOf))
    const tests = file.tests.map((test) => {
      if (test.state !== 'failed' || second.errors.length > 0 || !passedNow.has(keyOf(test))) return test
      flaky.push({ file: file.file, name: nameOf(test), error: test.error ?? '' })
      return { ...test, state: 'passed' as const }
    })
    return { ...file, tests }
  })
  // Something nobody caught in a second run is as red as in the first.
  return { run: { files, errors: [...first.errors, ...seconds.flatMap(({ errors }) => errors)] }, flaky }
}

const keyOf = ({ path }: TestOutcome) => JSON.stringify(path)
const isGreen = ({ tests, errors }: FileOutcome) =>
  errors.length === 0 && tests.every(({ state }) => state !== 'failed')

export const nameOf = ({ path }: Pick<TestOutcome, 'path'>): string => path.join(' > ')
