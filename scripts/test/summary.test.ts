import { describe, expect, it } from 'vitest'
import type { FileOutcome, TestOutcome } from './outcome.ts'
import { checksOf, countOf, type Results, summaryOf } from './summary.ts'

const testOf = (path: string[], state: TestOutcome['state']): TestOutcome => ({
  path,
  state,
  isNeverRetried: false,
})
const fileOf = (given: Partial<FileOutcome>): FileOutcome => ({
  project: 'server',
  file: 'a.test.ts',
  ms: 100,
  tests: [],
  errors: [],
  ...given,
})
const resultsOf = (given: Partial<Results>): Results => ({
  startedAt: '2026-11-16T00:00:00.000Z',
  ms: 61_000,
  stages: [{ name: 'checks', ms: 12_300 }],
  checks: { passed: 7, failed: 0 },
  run: { files: [], errors: [] },
  flaky: [],
  ...given,
})

describe('the summary of a test run', () => {
  it('counts checks by what they say, and as failed when they died, whatever they said before', () => {
    expect(checksOf('types ok\ncheck: 7 passed, 0 failed\n', 0)).toEqual({ passed: 7, failed: 0 })
    expect(checksOf('check: 5 passed, 2 failed\n', 1)).toEqual({ passed: 5, failed: 2 })
    expect(checksOf('check: 7 passed, 0 failed\n', 1)).toEqual({ passed: 7, failed: 1 })
    expect(checksOf('types ok\n', 137)).toEqual({ passed: 0, failed: 1 })
    expect(checksOf('', 0)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts checks, tests, files that could not be loaded and errors outside of all', () => {
    const tests = [testOf(['one'], 'passed'), testOf(['two'], 'failed'), testOf(['three'], 'skipped')]
    const run = { files: [fileOf({ tests }), fileOf({ errors: ['not loaded'] })], errors: ['uncaught'] }
    expect(countOf({ checks: { passed: 6, failed: 1 }, run })).toEqual({ passed: 7, failed: 4, skipped: 1 })
  })

  it('ends with the count, alone on its line', () => {
    expect(summaryOf(resultsOf({})).split('\n').slice(-2)).toEqual(['7 passed, 0 failed', ''])
    const run = { files: [fileOf({ tests: [testOf(['one'], 'skipped')] })], errors: [] }
    expect(summaryOf(resultsOf({ run }))).toMatch(/\n7 passed, 0 failed, 1 skipped\n$/)
  })

  it('adds up what each area takes', () => {
    const files = [
      { file: 'tests/e2e/desk/interface/menus.test.ts', ms: 4000 },
      { file: 'tests/e2e/desk/interface/palette.test.ts', ms: 2500 },
      { file: 'tests/api/walk/calls.test.ts', ms: 2000 },
    ]
    const text = summaryOf(resultsOf({ run: { files: files.map(fileOf), errors: [] } }))
    expect(text).toContain('areas:\n      6.5 s  tests/e2e/desk\n      2.0 s  tests/api\n')
  })

  it('names the twenty slowest files, the stages, what was flaky and what failed', () => {
    const files = Array.from({ length: 30 }, (_, nth) => fileOf({ file: `${nth}.test.ts`, ms: nth * 1000 }))
    const failed = fileOf({
      file: 'b.test.ts',
      tests: [{ ...testOf(['the map', 'opens'], 'failed'), error: 'Error: no' }],
    })
    const flaky = [{ file: 'c.test.ts', name: 'the map > folds', error: 'Error: late\n    at here' }]
    const text = summaryOf(resultsOf({ run: { files: [...files, failed], errors: ['It hung.'] }, flaky }))
    expect(text.match(/^ +\d+\.\d s {2}server {2}\d+\.test\.ts$/gm)).toHaveLength(20)
    expect(text).toContain('stages:\n     12.3 s  checks\n     61.0 s  all\n')
    expect(text).toContain('flaky:\n  c.test.ts > the map > folds\n    Error: late\n')
    expect(text).toContain('failed:\n  b.test.ts > the map > opens\n    Error: no\n  It hung.\n')
  })
})
