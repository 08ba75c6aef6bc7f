import { newFlowchart, openFlowchart } from '@ramify/document'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { composeFlowchart } from '../compose/compose-flowchart.ts'
import { fittingSize } from './fitting-size.ts'

const measurer = {
  width: (text: string, { size }: { size: number }) => (text.length * size) / 2,
  lineMetrics: ({ size }: { size: number }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

function faceOf(kind: string, text: string, size = { width: 20, height: 20 }) {
  const document = openFlowchart(newFlowchart({ pageName: 'Page' }))
  document.execute({ type: 'addItems', shapes: [{ id: 'a', kind, text, box: { x: 0, y: 0, ...size } }] })
  const { snapshot } = document
  const face = composeFlowchart({ snapshot, theme: themeById(snapshot.theme), measurer }).shapeOf('a')?.face
  if (!face) throw new Error('the shape is not there')
  return face
}

const long = 'A rather long sentence that is certainly wider than any shape should become by itself'

test.each(['process', 'decision', 'ellipse', 'database', 'hexagon', 'cloud', 'document'])(
  'all words fit into a %s of the size that fits',
  (kind) => {
    for (const text of ['Go', 'Two\nlines', long]) {
      const size = fittingSize(faceOf(kind, text))
      const { area, block } = faceOf(kind, text, size).placedText
      expect(block.height).toBeLessThanOrEqual(area.height)
      expect(block.width).toBeLessThanOrEqual(area.width)
      expect(size.width).toBeLessThan(1000)
    }
  },
)

test('a line is no reason to be high', () => {
  expect(fittingSize(faceOf('process', 'A line of some words')).height).toBeLessThan(
    2 * fittingSize(faceOf('process', 'Go')).height,
  )
})

test('a process shrinks to its words, and without words it is as large as a new one', () => {
  const wide = { width: 900, height: 700 }
  expect(fittingSize(faceOf('process', 'Go', wide)).width).toBeLessThan(80)
  expect(fittingSize(faceOf('process', '', wide))).toEqual(faceOf('process', '').form.size)
})
