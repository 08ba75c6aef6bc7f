import { newFlowchart, openFlowchart, turned } from '@ramify/document'
import { center } from '@ramify/geometry'
import { composeFlowchart } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlePlace, resizeHandles } from './handles.ts'
import { resized } from './resize-shape.ts'

const measurer = {
  width: (text: string, { size }: { size: number }) => (text.length * size) / 2,
  lineMetrics: ({ size }: { size: number }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

function placedShape(turn: number) {
  const document = openFlowchart(newFlowchart({ pageName: 'Page' }))
  const box = { x: 40, y: 60, width: 160, height: 80, turn }
  document.execute({ type: 'addItems', shapes: [{ id: 'a', kind: 'process', box }] })
  const { snapshot } = document
  const placed = composeFlowchart({ snapshot, theme: themeById(snapshot.theme), measurer }).shapeOf('a')
  if (!placed) throw new Error('the shape is not there')
  return placed
}

test('a pulled handle leaves the opposite edge or corner where it is, however the shape is turned', () => {
  const turn = fc.constantFrom(0, 30, 90, -45, 180)
  const far = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(turn, fc.constantFrom(...resizeHandles), far, far, fc.boolean(), (angle, handle, x, y, keeps) => {
      const placed = placedShape(angle)
      const frame = resized(placed, handle, { x, y }, keeps)
      const opposite = { x: -handle.x, y: -handle.y } as typeof handle
      const before = handlePlace(placed, opposite)
      const corner = {
        x: frame.x + (frame.width * (1 - handle.x)) / 2,
        y: frame.y + (frame.height * (1 - handle.y)) / 2,
      }
      const after = turned(corner, center(frame), frame.turn)
      expect(after.x).toBeCloseTo(before.x, 4)
      expect(after.y).toBeCloseTo(before.y, 4)
      const { smallest } = placed.face.form
      expect(frame.width).toBeGreaterThanOrEqual(keeps ? 0 : smallest.width)
      expect(frame.height).toBeGreaterThanOrEqual(keeps ? 0 : smallest.height)
    }),
  )
})
