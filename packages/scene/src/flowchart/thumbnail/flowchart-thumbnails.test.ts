import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { openFlowchart } from '../../../../document/src/flowchart/flowchart.ts'
import { newFlowchart } from '../../../../document/src/flowchart/new-flowchart.ts'
import { plainMeasurer } from '../../mindmap/testing/map-of.ts'
import { assertWellFormed } from '../../mindmap/testing/well-formed.ts'
import { cardSize, leastText, paintThumbnail } from '../../thumbnail/thumbnail.ts'
import { flowchartThumbnails } from './flowchart-thumbnails.ts'

test('a small chart is shown whole, with its words', () => {
  const [first] = thumbnails(6)
  expect(Math.min(...(first?.words ?? [])) * (first?.scale ?? 0)).toBeGreaterThanOrEqual(leastText)
  const svg = paint(6)
  assertWellFormed(svg)
  expect(svg).toContain('Step 5')
})

test('a larger one is shown whole, with bars for words', () => {
  const svg = paint(100)
  assertWellFormed(svg)
  expect(svg).not.toContain('Step')
  expect(svg.length).toBeLessThan(48_000)
})

test('of a very large one the part is shown where people begin to read', () => {
  const svg = paint(2000)
  expect(svg).toContain('Step 0<')
  expect(svg).not.toContain('Step 1999')
  expect(svg.length).toBeLessThan(48_000)
})

test('an empty one has no picture', () => {
  expect(thumbnails(0)).toEqual([])
})

function thumbnails(count: number) {
  const chart = openFlowchart(newFlowchart({ pageName: 'Page' }))
  const columns = Math.ceil(Math.sqrt(count))
  const shapes = Array.from({ length: count }, (_, nth) => ({
    id: `s${nth}`,
    kind: 'process',
    text: `Step ${nth}`,
    box: { x: (nth % columns) * 160, y: Math.floor(nth / columns) * 80, width: 100, height: 50 },
  }))
  chart.execute({ type: 'addPage', id: 'more', name: 'More' })
  if (count > 0) chart.execute({ type: 'addItems', page: 'more', shapes })
  return [
    ...flowchartThumbnails({ snapshot: chart.snapshot, theme: themes['sky-19'], measurer: plainMeasurer }, cardSize),
  ]
}

function paint(count: number): string {
  return paintThumbnail(thumbnails(count), { outline: () => null }) ?? ''
}
