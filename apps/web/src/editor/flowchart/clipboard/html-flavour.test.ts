import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../../../../packages/document/src/core/testing/cases.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { renewed } from '../items/copy-items.ts'
import { connectorItem, shapeItem } from '../items/items.ts'
import { flowchartClipboard } from './flowchart-clipboard.ts'
import { fromHtml, toHtml } from './html-flavour.ts'

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 })

test('what is copied comes back with its words, its look and its ways', async () => {
  const { editor, document, paste } = await openHeadlessFlowchart({
    shapes: [
      { id: 'frame', kind: 'container', box: { x: 0, y: 0, width: 300, height: 300 } },
      { id: 'a', parent: 'frame', kind: 'process', box: box(0, 40), text: 'One', look: { fill: '#ff0000' } },
      { id: 'b', kind: 'decision', box: box(400, 0), text: 'Two', note: 'Why' },
    ],
    connectors: [
      {
        id: 'line',
        from: { shape: 'a', port: 'right' },
        to: { shape: 'b' },
        bends: [{ x: 350, y: 10 }],
        labels: [{ text: 'then', at: 0.25, offset: { x: 0, y: -9 } }],
      },
      { id: 'loose', from: { point: { x: 0, y: 500 } }, to: { point: { x: 90, y: 500 } }, style: 'curved' },
    ],
  })
  editor.select([shapeItem('frame'), shapeItem('b'), connectorItem('loose')])
  const copied = flowchartClipboard.copy(editor)
  expect(copied?.text).toBe('One\nTwo')
  paste(copied ?? {})
  const { shapes, connectors, labels } = document.snapshot
  expect([shapes.size, connectors.size, labels.size]).toEqual([6, 4, 2])
  const [one] = [...shapes.values()].filter(({ id, text }) => id !== 'a' && text.text === 'One')
  expect(one).toMatchObject({ look: { fill: '#ff0000' }, box: box(0, 40) })
  expect([...connectors.values()].find(({ id, bends }) => id !== 'line' && bends.length > 0)).toMatchObject({
    from: { shape: one?.id, port: 'right' },
    bends: [{ x: 370, y: 30 }],
  })
  expect([...labels.values()].find(({ connector }) => connector !== 'line')).toMatchObject({
    at: 0.25,
    offset: { x: 0, y: -9 },
    text: { text: 'then' },
  })
  editor.undo()
  expect(document.snapshot.shapes.size).toBe(3)
})

test('whatever a clipboard says is read or left, never thrown', async () => {
  const { editor, paste } = await openHeadlessFlowchart()
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('a', 'b', 'shape', 'connector', { shape: 'a' }, { point: { x: 1, y: 2 } }),
  )
  const fields = [
    'id',
    'type',
    'kind',
    'box',
    'text',
    'textRuns',
    'look',
    'link',
    'image',
    'stack',
    'children',
    'from',
    'to',
    'bends',
    'labels',
  ]
  const items = fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(fc.constantFrom(...fields), value), { maxLength: 6 }))
  fc.assert(
    fc.property(items, (json) => {
      const html = toHtml(json as never)
      const read = fromHtml(html)
      if (read) renewed(read, { x: 20, y: 20 })
      paste({ html })
      expect(editor.scene.get().bounds.width).not.toBeNaN()
    }),
    { numRuns: cases(200) },
  )
})

test('a line with anything but a list of points is one that finds its way', async () => {
  const { document, paste } = await openHeadlessFlowchart()
  const line = {
    type: 'connector',
    from: { point: { x: 0, y: 0 } },
    to: { point: { x: 9, y: 9 } },
    bends: { length: 3 },
  }
  paste({ html: toHtml([line]) })
  expect([...document.snapshot.connectors.values()]).toMatchObject([{ bends: [] }])
})
