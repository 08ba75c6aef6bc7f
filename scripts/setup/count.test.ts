import { describe, expect, it } from 'vitest'
import { add, countCheck, countVitest, none, sayCount } from './count.ts'

const results = (given: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...given,
  })

describe('the count of a test run', () => {
  it('is said in one line, with skipped tests only when there are any', () => {
    expect(sayCount(add({ ...none, passed: 2 }, { passed: 3, failed: 1, skipped: 0 }))).toBe('5 passed, 1 failed')
    expect(sayCount({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
  })

  it('takes the check at its last word', () => {
    expect(countCheck('types ok\ncheck: 12 passed, 0 failed\n', 0)).toEqual({ passed: 12, failed: 0, skipped: 0 })
    expect(countCheck('check: 11 passed, 1 failed\n', 1)).toEqual({ passed: 11, failed: 1, skipped: 0 })
  })

  it('counts a check that died as failed', () => {
    expect(countCheck('types ok\n', 137).failed).toBe(1)
    expect(countCheck('check: 12 passed, 0 failed\n', 1).failed).toBe(1)
  })

  it('adds up tests', () => {
    const json = results({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
    expect(countVitest(json, 1)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  it('counts a file that cannot be loaded, though none of its tests failed', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const red = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const json = results({ numPassedTests: 7, numFailedTests: 1, testResults: [broken, red] })
    expect(countVitest(json, 1).failed).toBe(2)
  })

  it('counts a run that ended badly without a failed test, or without any result', () => {
    expect(countVitest(results({ numPassedTests: 7 }), 1).failed).toBe(1)
    expect(countVitest('', 0).failed).toBe(1)
  })
})
