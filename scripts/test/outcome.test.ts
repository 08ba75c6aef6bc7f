import { describe, expect, it } from 'vitest'
import { type FileOutcome, judge, type RunOutcome, retriesOf } from './outcome.ts'

const test = (name: string, state: 'passed' | 'failed' = 'passed') => ({
  path: ['the map', name],
  state,
  ...(state === 'failed' && { error: `Error: ${name}` }),
  isNeverRetried: false,
})
const certain = (name: string, state: 'passed' | 'failed' = 'passed') => ({
  ...test(name, state),
  isNeverRetried: true,
})
const file = (given: Partial<FileOutcome> = {}): FileOutcome => ({
  project: 'e2e',
  file: 'a.test.ts',
  ms: 1,
  tests: [],
  errors: [],
  ...given,
})
const run = (...files: FileOutcome[]): RunOutcome => ({ files, errors: [] })

describe('what runs once more', () => {
  it('is each failed test of a file that drives a browser or a server', () => {
    const first = run(
      file({ tests: [test('opens'), test('folds', 'failed')] }),
      file({ file: 'b.test.ts', project: 'server', tests: [test('saves', 'failed')] }),
    )
    expect(retriesOf(first)).toEqual([
      { project: 'e2e', file: 'a.test.ts', paths: [['the map', 'folds']] },
      { project: 'server', file: 'b.test.ts', paths: [['the map', 'saves']] },
    ])
  })

  it('is all of a file that could not be loaded or set up', () => {
    const first = run(file({ tests: [test('opens')], errors: ['Error: no server'] }))
    expect(retriesOf(first)).toEqual([{ project: 'e2e', file: 'a.test.ts', paths: null }])
  })

  it('is nothing that is never retried, and no pure test', () => {
    const pure = file({ tests: [test('adds', 'failed')], project: 'unit' })
    expect(retriesOf(run(file({ tests: [certain('keeps', 'failed')] }), pure))).toEqual([])
    const mixed = [certain('keeps', 'failed'), test('opens', 'failed')]
    const [retry] = retriesOf(run(file({ tests: mixed })))
    expect(retry?.paths).toEqual([['the map', 'opens']])
    expect(retriesOf(run(file({ tests: mixed, errors: ['Error: no server'] })))).toEqual([])
  })

  it('is nothing when much is broken', () => {
    const many = Array.from({ length: 11 }, (_, nth) => file({ file: `${nth}`, tests: [test('opens', 'failed')] }))
    expect(retriesOf(run(...many))).toEqual([])
    expect(retriesOf(run(...many.slice(1)))).toHaveLength(10)
  })
})

describe('a test that failed', () => {
  const first = run(file({ tests: [test('opens'), test('folds', 'failed')] }))

  it('and passed the second time is flaky, and green', () => {
    const { run: judged, flaky } = judge(first, [run(file({ tests: [test('folds')] }))])
    expect(judged).toEqual(run(file({ tests: [test('opens'), { ...test('folds', 'failed'), state: 'passed' }] })))
    expect(flaky).toEqual([{ file: 'a.test.ts', name: 'the map > folds', error: 'Error: folds' }])
  })

  it.each([
    ['failed again', run(file({ tests: [test('folds', 'failed')] }))],
    ['could not be set up the second time', run(file({ tests: [test('folds')], errors: ['Error: no server'] }))],
    ['was not run the second time', run(file({ tests: [] }))],
  ])('and %s is red', (_how, second) => {
    expect(judge(first, [second])).toEqual({ run: first, flaky: [] })
  })

  it('with something that nobody caught the second time is red', () => {
    const second = { ...run(file({ tests: [test('folds')] })), errors: ['Error: uncaught'] }
    expect(judge(first, [second]).run.errors).toEqual(['Error: uncaught'])
  })
})

describe('a file that failed', () => {
  const first = run(file({ tests: [{ ...test('opens'), state: 'skipped' }], errors: ['Error: no server'] }))

  it('and passed the second time is flaky, with the tests of that time', () => {
    const { run: judged, flaky } = judge(first, [run(file({ tests: [test('opens')] }))])
    expect(judged).toEqual(run(file({ tests: [test('opens')] })))
    expect(flaky).toEqual([{ file: 'a.test.ts', name: 'the whole file', error: 'Error: no server' }])
  })

  it('and failed again is red', () => {
    expect(judge(first, [run(file({ tests: [test('opens', 'failed')] }))])).toEqual({ run: first, flaky: [] })
  })
})
