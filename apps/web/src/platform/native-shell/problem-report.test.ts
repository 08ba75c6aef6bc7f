import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemReport, problemReporter, routeOf } from './problem-report.ts'

const origin = 'https://maps.example'
const id = 'a'.repeat(32)

const errorWith = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack })

test('says where in the app it was, by either way of writing a stack', () => {
  const chromium = `TypeError: x\n    at open (${origin}/assets/index-B1.js:1:234)\n    at ${origin}/assets/editor.js:5:6`
  const webkit = `open@${origin}/assets/index-B1.js:1:234\n@${origin}/assets/editor.js:5:6`
  for (const stack of [chromium, webkit]) {
    expect(problemReport(errorWith('x', stack), origin, `/doc/${id}`, 'b1')).toEqual({
      name: 'TypeError',
      at: ['/assets/index-B1.js:1:234', '/assets/editor.js:5:6'],
      route: '/doc/:id',
      build: 'b1',
    })
  }
})

test('says nothing of what somebody has written, of other sites and of ids', () => {
  const secret = 'Salaries 2027'
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const message = `${before}${secret}${after}`
      const stack = `SyntaxError: ${message}\n    at f (${origin}/doc/${id}:1:1)\n    at g (https://other.example/assets/a.js:1:1)\n    at h (${origin}/api/exported/ticket:1:2)`
      for (const error of [
        errorWith(message, stack),
        errorWith(message, stack, message),
        message,
        { stack: message },
      ]) {
        const told = JSON.stringify(problemReport(error, origin, `/view/${message}`, ''))
        expect(told).not.toContain('Salaries')
        expect(told).not.toContain(id)
        expect(told).not.toMatch(/other|ticket/)
      }
    }),
    { numRuns: 50 },
  )
  expect(['/', '/home/my', `/home/dir/${id}`, '/login/free?x', `/unknown/${id}`].map(routeOf)).toEqual([
    '/',
    '/home/my',
    '/home/dir/:id',
    'other',
    'other',
  ])
})

test('each place once, and of a page that fails all the time no more than twenty', () => {
  const told: unknown[] = []
  const report = problemReporter({ origin, path: () => '/', build: '' }, (problem) => told.push(problem))
  const at = (line: number) => errorWith('x', `at f (${origin}/assets/a.js:${line}:1)`)
  report(at(1))
  report(at(1))
  expect(told).toHaveLength(1)
  for (let line = 0; line < 100; line++) report(at(line))
  expect(told).toHaveLength(20)
})
