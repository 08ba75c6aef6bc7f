import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { addShape } from './add-shape.ts'
import { readingOrder } from './reading-order.ts'

await speakEnglish()

test('what is in a pool follows it lane by lane, and every shape is in the order once', async () => {
  const { editor, document } = await openHeadlessFlowchart()
  addShape(editor, 'pool', { x: 320, y: 160 })
  addShape(editor, 'table', { x: 1000, y: 160 })
  for (const [text, x, y] of [
    ['right', 500, 80],
    ['left', 200, 80],
    ['lower', 200, 240],
    ['above', 320, -200],
  ] as const) {
    addShape(editor, 'process', { x, y })
    const [item] = editor.selection.get()
    if (item) editor.execute({ type: 'setText', id: item.id, text })
  }
  const order = readingOrder(editor.scene.get())
  const said = order.map((id) => document.snapshot.shapes.get(id)?.text.text).filter((text) => text !== '')
  expect(said).toEqual(['above', 'Pool', 'Lane 1', 'left', 'right', 'Lane 2', 'lower'])
  expect(order.toSorted()).toEqual([...document.snapshot.shapes.keys()].toSorted())
})
