import { inflate, intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import { placeShape } from '../palette/place-shapes.ts'
import { freeMiddle } from './free-middle.ts'

await speakEnglish()

const size = { width: 120, height: 60 }
const rect = fc.record({
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -400, max: 400 }),
  width: fc.integer({ min: 20, max: 400 }),
  height: fc.integer({ min: 20, max: 400 }),
})

test('the first shape stands in the middle of what is seen', async () => {
  const { editor } = await openHeadlessFlowchart()
  const { x, y, width, height } = visibleRect(editor.view.get(), editor.screen.get())
  expect(freeMiddle(editor, size)).toEqual({ x: x + width / 2, y: y + height / 2 })
})

test('a new shape lies on no other, wherever these are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rect, { maxLength: 12 }), async (boxes) => {
      const shapes = boxes.map((box, nth) => ({ id: `s${nth}`, kind: 'process', box }))
      const { editor } = await openHeadlessFlowchart({ shapes })
      const { x, y } = freeMiddle(editor, size)
      const box = { x: x - 60, y: y - 30, ...size }
      expect(boxes.filter((other: Rect) => intersects(other, inflate(box, 10)))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('shapes stand in a lane or beside it, never across its border, and are in sight', async () => {
  const { editor, document } = await openHeadlessFlowchart()
  expect(placeShape(editor, 'pool')).toBe(true)
  for (let nth = 0; nth < 12; nth++) expect(placeShape(editor, 'process')).toBe(true)
  const page = editor.scene.get()
  const placed = [...document.snapshot.shapes.keys()].flatMap((id) => page.shapeOf(id) ?? [])
  const steps = placed.filter(({ face }) => face.kind === 'process')
  const lanes = placed.filter(({ face }) => face.kind === 'lane')
  expect(steps).toHaveLength(12)
  for (const step of steps) {
    const inside = lanes.find(({ id }) => id === step.shape.parent)
    const crossed = lanes.filter(({ box }) => intersects(box, step.box))
    expect(crossed).toEqual(inside ? [inside] : [])
    expect(steps.filter((other) => other !== step && intersects(other.box, step.box))).toEqual([])
  }
})
