import { rectangle } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import { describe, expect, test } from 'vitest'
import { farBelow } from '../drawing/detail.ts'
import { filled, type Layer } from '../drawing/primitives.ts'
import { composeScene } from '../mindmap/compose/compose-scene.ts'
import { mapOf, plainMeasurer } from '../mindmap/testing/map-of.ts'
import { paintCanvas } from './canvas.ts'
import type { Canvas2D } from './canvas-2d.ts'

const snapshot = mapOf({
  text: 'Root',
  children: Array.from({ length: 40 }, (_, i) => ({ text: `Branch ${i}`, children: ['one', 'two', 'three'] })),
})
const scene = composeScene({ snapshot, theme: themes['sky-19'], measurer: plainMeasurer })

describe('a canvas', () => {
  test('gets every text near by, with few changes of font', () => {
    const calls = paint(1)
    expect(calls.filter(([name]) => name === 'fillText')).toHaveLength(161)
    expect(calls).toContainEqual(['fillText', 'Branch 7', expect.any(Number), expect.any(Number)])
    expect(calls.filter(([name]) => name === 'font').length).toBeLessThan(20)
  })

  test('gets what no font of ours has as wide as its room', () => {
    const korean = composeScene({ snapshot: mapOf('한국'), theme: themes['sky-19'], measurer: plainMeasurer })
    // Two letters of 22 pixels, in a font of the system that sets them in 11.
    expect(paint(1, korean.layers())).toContainEqual(['scale', 4, 1])
  })

  test('gets bars instead of text far away', () => {
    const calls = paint(farBelow - 0.01)
    expect(calls.filter(([name]) => name === 'fillText')).toHaveLength(0)
    expect(calls.filter(([name]) => name === 'rect')).toHaveLength(161)
  })

  test('strokes lines of one look at once', () => {
    const strokes = paint(1).filter(([name]) => name === 'stroke')
    expect(strokes.length).toBeLessThanOrEqual(themes['sky-19'].branches.length)
  })

  test('gets a whole far map in a handful of strokes', () => {
    const calls = paint(0.1, scene.farLayers())
    expect(calls.filter(([name]) => name === 'stroke' || name === 'fill').length).toBeLessThan(40)
    expect(calls.filter(([name]) => name === 'bezierCurveTo').length).toBeGreaterThanOrEqual(120)
  })

  test('gets the picture behind a map faded and larger than its place, never stretched', () => {
    const behind = {
      kind: 'backdrop',
      resource: 'wall',
      rect: { x: 0, y: 0, width: 200, height: 100 },
      opacity: 0.4,
    } as const
    const layers = [[{ x: 10, y: 0, primitives: [behind] }]]
    const sizeOf = () => ({ width: 50, height: 50 })
    const drawn = paint(1, layers, { image: (resource) => resource, sizeOf })
    expect(drawn).toContainEqual(['globalAlpha', 0.4])
    expect(drawn).toContainEqual(['drawImage', 'wall', 10, -50, 200, 200])
    expect(paint(1, layers)).toEqual([])
  })

  test('gets turned and faded drawings one by one, and goes on as before', () => {
    const primitives = [filled(rectangle({ x: 0, y: 0, width: 4, height: 2 }), 'red')]
    const calls = paint(1, [
      [
        { x: 10, y: 20, turn: 90, opacity: 0.5, primitives },
        { x: 1, y: 1, primitives },
      ],
    ])
    const names = calls.map(([name]) => name)
    expect(names.indexOf('fill')).toBeLessThan(names.indexOf('save'))
    expect(calls).toContainEqual(['translate', 10, 20])
    expect(calls).toContainEqual(['rotate', Math.PI / 2])
    expect(calls).toContainEqual(['globalAlpha', 0.5])
    expect(names.at(-1)).toBe('restore')
  })

  test('gets a gradient for each shape, from its top to its bottom', () => {
    const form = { ...filled(rectangle({ x: 0, y: 5, width: 4, height: 2 }), '#ff0000'), gradient: '#0000ff' }
    const calls = paint(1, [[{ x: 10, y: 20, primitives: [{ ...form, stroke: 'black', strokeWidth: 1 }] }]])
    expect(calls).toContainEqual(['createLinearGradient', 10, 25, 10, 27])
    expect(calls.filter(([name]) => name === 'addColorStop')).toEqual([
      ['addColorStop', 0, '#ff0000'],
      ['addColorStop', 1, '#0000ff'],
    ])
    expect(calls.filter(([name]) => name === 'fill')).toHaveLength(1)
    expect(calls.filter(([name]) => name === 'stroke')).toHaveLength(1)
  })

  test('keeps lines visible at any scale', () => {
    const widths = paint(0.05).flatMap(([name, width]) => (name === 'lineWidth' ? [Number(width)] : []))
    expect(Math.min(...widths) * 0.05).toBeGreaterThan(0.5)
  })
})

/** Every call and every property that was set, in order. */
function paint(
  scale: number,
  layers: readonly Layer[] = scene.layers(),
  images: Partial<Parameters<typeof paintCanvas<string>>[2]> = {},
): unknown[][] {
  const calls: unknown[][] = []
  const context = new Proxy({} as Canvas2D<string>, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        calls.push([name, ...values])
        if (name === 'createLinearGradient')
          return { addColorStop: (...stop: unknown[]) => calls.push(['addColorStop', ...stop]) }
        return name === 'measureText' ? { width: 11 } : undefined
      },
    set: (_, name, value) => calls.push([name, value]) > 0,
  })
  paintCanvas(context, layers, { scale, ...images })
  return calls
}
