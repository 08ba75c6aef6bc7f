import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsOf } from './export-options.ts'

test('what was chosen last is chosen again', () => {
  const chosen = { format: 'pdf', scale: 4, isTransparent: true, paper: 'a3', isLandscape: false } as const
  expect(optionsOf(JSON.stringify(chosen))).toEqual(chosen)
})

test('whatever is stored, the options are sound', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (stored) => {
      const { scale, paper } = optionsOf(stored)
      expect([1, 2, 3, 4]).toContain(scale)
      expect(['one', 'a4', 'a3']).toContain(paper)
    }),
  )
})
