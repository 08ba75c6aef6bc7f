import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { movePageTo } from './pages.ts'

await speakEnglish()

const box = { x: 0, y: 0, width: 100, height: 50 }

async function openTwo() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'frame', kind: 'container', box },
      { id: 'a', parent: 'frame', kind: 'process', box, text: 'One' },
    ],
    connectors: [{ id: 'line', from: { shape: 'a' }, to: { shape: 'frame' }, labels: [{ text: 'then' }] }],
  })
  const names = () => opened.document.snapshot.pages.map(({ name }) => name.text)
  const shown = () => opened.document.snapshot.pages.find(({ id }) => id === opened.editor.page.get())?.name.text
  return { ...opened, names, shown }
}

test('pages are added after the one shown, walked through, moved and deleted; undo gives them back', async () => {
  const { editor, run, names, shown } = await openTwo()
  run('flowchart.page-add')
  expect([names(), shown()]).toEqual([['Page 1', 'Page 2'], 'Page 2'])
  run('flowchart.page-previous')
  run('flowchart.page-add')
  expect([names(), shown()]).toEqual([['Page 1', 'Page 3', 'Page 2'], 'Page 3'])
  run('flowchart.page-right')
  expect(names()).toEqual(['Page 1', 'Page 2', 'Page 3'])
  expect(run('flowchart.page-right')).toBe('flowchart.reason.end-of-pages')
  movePageTo(editor, editor.page.get(), 0)
  expect(names()).toEqual(['Page 3', 'Page 1', 'Page 2'])
  run('flowchart.page-next')
  run('flowchart.page-delete')
  expect([names(), shown()]).toEqual([['Page 3', 'Page 2'], 'Page 2'])
  editor.undo()
  expect([names(), shown()]).toEqual([['Page 3', 'Page 1', 'Page 2'], 'Page 1'])
  expect(editor.document.snapshot.shapes.size).toBe(2)
})

test('a duplicate has everything, on layers of its own', async () => {
  const { editor, document, run, names, shown } = await openTwo()
  document.execute({ type: 'addLayer', page: 'first', id: 'marks', name: 'Marks' })
  document.execute({ type: 'moveItems', shapes: ['frame'], connectors: ['line'], layer: 'marks' })
  document.execute({ type: 'setLayer', layer: 'marks', locked: true })
  run('flowchart.page-duplicate')
  expect([names(), shown()]).toEqual([['Page 1', 'Page 1 copy'], 'Page 1 copy'])
  const { shapes, connectors, labels, layers, pages } = document.snapshot
  const copy = pages[1]
  const layer = copy?.layers[0] ?? ''
  expect(layers.get(layer)).toMatchObject({ page: copy?.id, name: { text: 'Marks' }, locked: true })
  expect([...shapes.values()].filter(({ page }) => page === copy?.id).map((shape) => shape.layer)).toEqual([
    layer,
    layer,
  ])
  expect([...connectors.values()].find(({ page }) => page === copy?.id)).toMatchObject({ layer })
  expect(labels.size).toBe(2)
  editor.undo()
  expect([names(), shown()]).toEqual([['Page 1'], 'Page 1'])
  expect(run('flowchart.page-delete')).toBe('flowchart.reason.last-page')
})

test('new things stand on the current layer, and what is on a locked or hidden one cannot be selected', async () => {
  const { editor, document, run, drag } = await openHeadlessFlowchart({ shapes: [{ id: 'a', kind: 'process', box }] })
  run('flowchart.layer-add')
  const [layer] = document.snapshot.layers.keys()
  editor.select([{ type: 'shape', id: 'a' }])
  run('flowchart.to-layer')
  expect(document.snapshot.shapes.get('a')?.layer).toBe(layer)
  run('editor.duplicate')
  expect([...document.snapshot.shapes.values()].map((shape) => shape.layer)).toEqual([layer, layer])
  document.execute({ type: 'setLayer', layer: layer as string, locked: true })
  editor.select([])
  drag([{ x: 50, y: 25 }])
  run('editor.select-all')
  expect(editor.selection.get()).toEqual([])
})
