import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorContrast } from './color-contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colorContrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#3982FC', '#ffffff', 3.64],
  ])('%s on %s is %d', (front, back, ratio) => {
    expect(colorContrast(front, back)).toBeCloseTo(ratio, 2)
  })

  test('is the same both ways, and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = colorContrast(one, other)
        expect(ratio).toBe(colorContrast(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  test.each(['none', '#fff', 'rgb(0 0 0)', '#12345g', ''])('refuses %j rather than guess', (value) => {
    expect(() => colorContrast(value, '#ffffff')).toThrow('not a colour')
  })
})
