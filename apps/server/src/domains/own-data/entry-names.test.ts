import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEntryNames } from './entry-names.ts'

it('keeps what can be kept', () => {
  const name = createEntryNames()
  expect(name(['documents', '工作'], 'Plan', '.json')).toBe('documents/工作/Plan.json')
  expect(name(['documents', '工作'], 'plan', '.json')).toBe('documents/工作/plan (2).json')
  expect(name(['..'], 'C:\\a/b', '.json')).toBe('_/C__a_b.json')
  expect(name([], 'nul', '.json')).toBe('_nul.json')
  expect(name([], 'con.plan', '.json')).toBe('_con.plan.json')
})

it('S9: names thousands of files alike in no time', () => {
  const name = createEntryNames()
  const start = process.cpuUsage()
  for (let nth = 1; nth < 50_000; nth++) name(['documents'], 'Plan', '.json')
  expect(name(['documents'], 'plan', '.json')).toBe('documents/plan (50000).json')
  // Trying every number each time took minutes.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000)
})

it('gives no name twice, and none that leads elsewhere (T24)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), fc.string()), { maxLength: 30 }),
      (asked) => {
        const name = createEntryNames()
        const all = asked.map(([folders, own]) => name(folders, own, '.json'))
        expect(new Set(all.map((one) => one.toLowerCase())).size).toBe(all.length)
        for (const one of all) {
          expect(one.split('/').every((part) => part !== '' && part !== '.' && part !== '..')).toBe(true)
          expect(one).not.toMatch(/^\/|[\\:\0\r\n]/)
        }
      },
    ),
  )
})
