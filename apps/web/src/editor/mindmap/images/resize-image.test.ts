import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnSize } from './resize-image.ts'

describe('a picture whose corner is drawn', () => {
  it('keeps its proportion, by whichever side goes further', () => {
    expect(drawnSize({ width: 200, height: 100 }, { x: 100, y: 0 })).toEqual({ width: 300, height: 150 })
    expect(drawnSize({ width: 200, height: 100 }, { x: 0, y: 100 })).toEqual({ width: 400, height: 200 })
    expect(drawnSize({ width: 200, height: 100 }, { x: -100, y: -10 })).toEqual({ width: 100, height: 50 })
  })

  it('is never lost and never swallows the map', () => {
    const side = fc.integer({ min: 16, max: 1200 })
    const far = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(side, side, far, far, (width, height, x, y) => {
        const size = drawnSize({ width, height }, { x, y })
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(16)
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1200)
      }),
    )
  })
})
