import { tileSide } from '@ramify/scene'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toScreen } from '../core/viewport/viewport.ts'
import { inStep } from './in-step.ts'

const view = fc.record({
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  zoom: fc.double({ min: 0.3, max: 4, noNaN: true }),
})

describe('the pattern of the paper', () => {
  it('begins at most one tile before the screen, and a tile begins where the map does', () => {
    fc.assert(
      fc.property(view, view, (now, rest) => {
        const [, left, top, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(inStep(now, rest)) ?? []
        const step = tileSide * now.zoom
        const origin = toScreen(now, { x: 0, y: 0 })
        for (const [start, at] of [
          [Number(left), origin.x],
          [Number(top), origin.y],
        ] as const) {
          expect(start).toBeLessThanOrEqual(0)
          expect(start).toBeGreaterThan(-step - 1e-6)
          const tiles = (at - start) / step
          expect(Math.abs(tiles - Math.round(tiles))).toBeLessThan(1e-6)
        }
        expect(Number(scale) * rest.zoom).toBeCloseTo(now.zoom, 9)
      }),
    )
  })
})
