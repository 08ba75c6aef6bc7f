import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMap, zoomRange } from '../../core/viewport/viewport.ts'
import { wheeled, wheelStep, zoomFactor } from './wheel.ts'

const view = { x: 10, y: 20, zoom: 1 }
const at = { x: 300, y: 200 }
const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false }

describe('wheel', () => {
  it('pans by what it says, in pixels of the screen', () => {
    const step = wheelStep({ ...turn, deltaX: 5, deltaY: 40 }, at)
    expect(wheeled({ ...view, zoom: 2 }, step)).toEqual({ x: 12.5, y: 40, zoom: 2 })
  })

  it('counts in lines where the mouse does', () => {
    expect(wheelStep({ ...turn, deltaY: 3, deltaMode: 1 }, at).delta).toEqual({ x: 0, y: 48 })
  })

  it('pans sideways with Shift, and not twice where the browser has done so', () => {
    expect(wheelStep({ ...turn, deltaY: 30, shiftKey: true }, at).delta).toEqual({ x: 30, y: 0 })
    expect(wheelStep({ ...turn, deltaX: 30, shiftKey: true }, at).delta).toEqual({ x: 30, y: 0 })
  })

  it('zooms at the pointer with Ctrl or Command', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 500, noNaN: true }), fc.boolean(), (deltaY, isMac) => {
        const next = wheeled(view, wheelStep({ ...turn, deltaY, ctrlKey: !isMac, metaKey: isMac }, at))
        const [before, after] = [toMap(view, at), toMap(next, at)]
        expect(next.zoom).toBeGreaterThanOrEqual(zoomRange.least)
        expect(next.zoom).toBeLessThanOrEqual(zoomRange.most)
        expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(1e-6)
      }),
    )
  })

  it('comes back by the same way, and never leaps', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (delta) => {
        expect(zoomFactor(delta) * zoomFactor(-delta)).toBeCloseTo(1)
        expect(zoomFactor(delta)).toBeLessThan(1.3)
        expect(zoomFactor(delta)).toBeGreaterThan(0.7)
      }),
    )
  })
})
