import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { leadOf } from '../../core/selection.ts'
import { barBox, barPlace } from './bar-place.ts'

const screen = { width: 1000, height: 700 }
const bar = { width: 230, height: 40 }
const view = { x: 0, y: 0, zoom: 1 }

test('stands below the middle of a shape, and above one at the lower edge', () => {
  expect(barPlace({ x: 400, y: 200, width: 100, height: 60 }, bar, view, screen)).toEqual({ x: 335, y: 300 })
  expect(barPlace({ x: 400, y: 620, width: 100, height: 60 }, bar, view, screen)).toEqual({ x: 335, y: 540 })
})

test('is on the screen wherever the shape is', () => {
  const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  const side = fc.double({ min: 0, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(coordinate, coordinate, side, side, fc.constantFrom(0.1, 1, 4), (x, y, width, height, zoom) => {
      const place = barPlace({ x, y, width, height }, bar, { ...view, zoom }, screen)
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.y).toBeGreaterThanOrEqual(0)
      expect(place.x + bar.width).toBeLessThanOrEqual(screen.width)
      expect(place.y + bar.height).toBeLessThanOrEqual(screen.height)
    }),
  )
})

test('stays where it is when the selected shapes become a group', async () => {
  const shapes = [300, 500].map((x) => ({ id: `at${x}`, kind: 'process', box: { x, y: 200, width: 100, height: 60 } }))
  const { editor, run } = await openHeadlessFlowchart({ shapes })
  editor.select(shapes.map(({ id }) => ({ type: 'shape', id })))
  expect(run('editor.group')).toBe(null)
  const group = leadOf(editor.selection.get())?.id ?? ''
  expect(editor.selection.get()).toHaveLength(1)
  expect(barBox(editor.scene.get(), group)).toEqual({ x: 300, y: 200, width: 300, height: 60 })
})
