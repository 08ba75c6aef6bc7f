export interface Count {
  passed: number
  failed: number
  skipped: number
}

export const none: Count = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

export function sayCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function countCheck(output: string, code: number): Count {
  const said = output.match(/^check: (\d+) passed, (\d+) failed$/m)
  return atLeastOneFailed({ ...none, passed: Number(said?.[1] ?? 0), failed: Number(said?.[2] ?? 1) }, code)
}

interface VitestResults {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countVitest(json: string, code: number): Count {
  if (json === '') return { ...none, failed: 1 }
  const results: VitestResults = JSON.parse(json)
  // A file that cannot be loaded has no test that could fail.
  const broken = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  const count = {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length,
    skipped: results.numPendingTests + results.numTodoTests,
  }
  return atLeastOneFailed(count, code)
}

/** Errors outside of any test show in the exit code only. */
function atLeastOneFailed(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
