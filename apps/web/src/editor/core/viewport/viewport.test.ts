import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fit,
  panBy,
  reveal,
  revealClear,
  toMap,
  toScreen,
  type Viewport,
  visibleRect,
  within,
  zoomAt,
  zoomRange,
} from './viewport.ts'

const coordinate = fc.integer({ min: -10_000, max: 10_000 })
const point = fc.record({ x: coordinate, y: coordinate })
const view = fc.record({ x: coordinate, y: coordinate, zoom: fc.double({ min: 0.1, max: 4, noNaN: true }) })
const screen = { width: 1200, height: 800 }
const rect = fc.record({ x: coordinate, y: coordinate, width: fc.nat(5000), height: fc.nat(5000) })

const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6

describe('viewport', () => {
  it('turns screen into map and back', () => {
    fc.assert(fc.property(view, point, (view, point) => near(toScreen(view, toMap(view, point)), point)))
  })

  it('keeps the point under the pointer while zooming, within the range', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.001, max: 100, noNaN: true }), (view, anchor, zoom) => {
        const next = zoomAt(view, anchor, zoom)
        expect(next.zoom).toBeGreaterThanOrEqual(zoomRange.least)
        expect(next.zoom).toBeLessThanOrEqual(zoomRange.most)
        return near(toMap(next, anchor), toMap(view, anchor))
      }),
    )
  })

  it('moves what is shown with the pointer', () => {
    fc.assert(
      fc.property(view, point, point, (view, distance, place) => {
        const after = toScreen(panBy(view, distance), place)
        const before = toScreen(view, place)
        return near(after, { x: before.x + distance.x, y: before.y + distance.y })
      }),
    )
  })

  it('fits a rectangle whole and centred, never above 100 %', () => {
    fc.assert(
      fc.property(rect, (rect) => {
        const view = fit(rect, screen, { width: 40, height: 20 })
        expect(view.zoom).toBeLessThanOrEqual(1)
        const shown = visibleRect(view, screen)
        expect(shown.x).toBeLessThanOrEqual(rect.x + 1e-6)
        expect(shown.x + shown.width).toBeGreaterThanOrEqual(rect.x + rect.width - 1e-6)
        expect(shown.y).toBeLessThanOrEqual(rect.y + 1e-6)
        expect(shown.y + shown.height).toBeGreaterThanOrEqual(rect.y + rect.height - 1e-6)
        // As large as it can be: it fills the screen in one direction, up to what is left free there.
        const [wide, high] = [rect.width * view.zoom - screen.width + 80, rect.height * view.zoom - screen.height + 40]
        if (view.zoom < 1) expect(Math.max(wide, high)).toBeCloseTo(0)
      }),
    )
  })

  it('shows no emptiness beside what is hidden elsewhere', () => {
    const tall = { x: 0, y: 0, width: 2 * screen.width, height: screen.height / 2 }
    const padding = { width: 20, height: 20 }
    const at = (x: number): Viewport => ({ x, y: 7, zoom: 1 })
    expect(within(at(-300), tall, screen, padding)).toEqual(at(-20))
    expect(within(at(2 * screen.width), tall, screen, padding)).toEqual(at(screen.width + 20))
    expect(within(at(100), tall, screen, padding)).toEqual(at(100))
  })

  it('reveals with the smallest move, and not at all when nothing is hidden', () => {
    const at = (x: number, y: number): Viewport => ({ x, y, zoom: 1 })
    const box = { x: 100, y: 100, width: 50, height: 20 }
    expect(reveal(at(0, 0), box, screen, 20)).toEqual(at(0, 0))
    expect(reveal(at(200, 0), box, screen, 20)).toEqual(at(80, 0))
    expect(reveal(at(-2000, 100), box, screen, 20)).toEqual(at(-1030, 80))
  })

  it('keeps clear of what lies over the map, by the shortest way', () => {
    const at = (x: number, y: number): Viewport => ({ x, y, zoom: 1 })
    const rail = { x: 12, y: 200, width: 44, height: 400 }
    const bar = { x: 12, y: 752, width: 300, height: 36 }
    const clear = (box: { x: number; y: number }) =>
      revealClear(at(0, 0), { ...box, width: 100, height: 30 }, screen, 48, [rail, bar])
    expect(clear({ x: 300, y: 300 })).toEqual(at(0, 0))
    // 8 pixels past the rail, and over the bar that a margin of 48 does not keep clear of.
    expect(clear({ x: 50, y: 300 })).toEqual(at(-14, 0))
    expect(clear({ x: 100, y: 722 })).toEqual(at(0, 8))
    // By the rail's end: up is shorter than aside.
    expect(clear({ x: 50, y: 165 })).toEqual(at(0, 3))
  })

  it('is on the screen and clear of all covers whenever that is possible, else at least on the screen', () => {
    const cover = fc.record({
      x: fc.nat(1100),
      y: fc.nat(700),
      width: fc.integer({ min: 1, max: 500 }),
      height: fc.integer({ min: 1, max: 200 }),
    })
    const topic = fc.record({ x: coordinate, y: coordinate, width: fc.nat(300), height: fc.nat(100) })
    fc.assert(
      fc.property(view, topic, fc.array(cover, { maxLength: 5 }), (view, topic, covers) => {
        const before = reveal(view, topic, screen, 48)
        const after = revealClear(view, topic, screen, 48, covers)
        expect(after.zoom).toBe(view.zoom)
        if (after.x === before.x && after.y === before.y) return
        const corner = toScreen(after, topic)
        const on = { ...corner, width: topic.width * view.zoom, height: topic.height * view.zoom }
        expect(on.x).toBeGreaterThanOrEqual(48 - 1e-6)
        expect(on.x + on.width).toBeLessThanOrEqual(screen.width - 48 + 1e-6)
        for (const { x, y, width, height } of covers) {
          const isBeside = on.x >= x + width || on.x + on.width <= x || on.y >= y + height || on.y + on.height <= y
          expect(isBeside).toBe(true)
        }
      }),
    )
  })
})
