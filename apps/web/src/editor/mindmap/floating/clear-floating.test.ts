import { newMap, openMap } from '@ramify/document'
import { intersects } from '@ramify/geometry'
import { layouts } from '@ramify/layouts'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import type { MapEditor } from '../map-editor.ts'

const five = [1, 2, 3, 4, 5]

async function open(at: { x: number; y: number }) {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const forest = five.map((main) => ({
    text: `Main ${main}`,
    children: five.map((each) => ({ text: `Topic ${each}` })),
  }))
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.execute({ type: 'addFloating', at, text: 'Afloat', id: 'f' })
  document.execute({ type: 'addChild', parent: 'f', text: 'below it' })
  document.mark()
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  await editor.ready
  return editor
}

const covered = (editor: MapEditor) => {
  const scene = editor.scene.get()
  const box = scene.branchBox('f')
  if (!box) throw new Error('It is shown.')
  const others = scene.visible(scene.bounds).filter(({ id, face }) => id !== 'f' && face.node.parent !== 'f')
  return others.filter((topic) => intersects(topic, box)).map(({ face }) => face.node.text.text)
}

const others = Object.keys(layouts).filter((layout) => layout !== 'right')

test.each(others)('a floating topic covers nothing after a change of layout: %s', async (layout) => {
  for (const at of [
    { x: -250, y: -60 },
    { x: -400, y: 150 },
    { x: -300, y: 300 },
  ]) {
    const editor = await open(at)
    expect(covered(editor)).toEqual([])
    editor.execute({ type: 'setLayout', layout })
    expect(covered(editor)).toEqual([])
    editor.undo()
    expect(editor.document.snapshot.nodes.get('f')?.at).toEqual(at)
    expect(editor.document.snapshot.layout).toBe('right')
  }
})

test('it goes back when a layout leaves room for it where it was put', async () => {
  const at = { x: -250, y: -60 }
  const editor = await open(at)
  const placeOf = () => editor.document.snapshot.nodes.get('f')?.at
  for (const layout of ['default', 'structure', 'left']) {
    editor.execute({ type: 'setLayout', layout })
    expect(covered(editor)).toEqual([])
  }
  expect(placeOf()).not.toEqual(at)
  editor.execute({ type: 'setLayout', layout: 'right' })
  expect(placeOf()).toEqual(at)
  // Where somebody has put it since, it stays.
  editor.execute({ type: 'setLayout', layout: 'default' })
  editor.execute({ type: 'moveNodes', ids: ['f'], to: { at: { x: -250, y: 900 } } })
  editor.execute({ type: 'setLayout', layout: 'right' })
  expect(placeOf()).toEqual({ x: -250, y: 900 })
})

test('what was put over others by hand stays there', async () => {
  const editor = await open({ x: 0, y: 0 })
  expect(covered(editor)).toContain('Root')
  editor.execute({ type: 'setLayout', layout: 'default' })
  expect(editor.document.snapshot.nodes.get('f')?.at).toEqual({ x: 0, y: 0 })
})
