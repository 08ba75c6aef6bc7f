import { containsRect } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import { firstFlowchartView } from './first-flowchart-view.ts'

const phone = { width: 390, height: 720 }

async function rowOf(count: number, step = { x: 200, y: 0 }) {
  const shapes = Array.from({ length: count }, (_, nth) => ({
    id: `s${nth}`,
    kind: 'process',
    box: { x: nth * step.x, y: nth * step.y, width: 120, height: 60 },
  }))
  const { editor } = await openHeadlessFlowchart({ shapes })
  return editor.scene.get()
}

test('a phone shows all of a chart of everyday size, a desk only what can be read', async () => {
  const page = await rowOf(10)
  const isWhole = (screen: typeof phone) =>
    containsRect(visibleRect(firstFlowchartView(page, screen), screen), page.bounds)
  expect(isWhole(phone)).toBe(true)
  expect(isWhole({ width: 760, height: 720 })).toBe(false)
  // Lying on its side it is as wide as a small window, and not as high.
  const tall = await rowOf(10, { x: 0, y: 100 })
  const onItsSide = { width: 844, height: 290 }
  expect(containsRect(visibleRect(firstFlowchartView(tall, onItsSide), onItsSide), tall.bounds)).toBe(true)
  const long = await rowOf(40)
  for (const screen of [phone, { width: 1280, height: 800 }]) {
    const view = firstFlowchartView(long, screen)
    expect(view.zoom).toBe(1)
    expect(containsRect(visibleRect(view, screen), { x: 0, y: 0, width: 120, height: 60 })).toBe(true)
  }
})
