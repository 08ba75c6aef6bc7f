import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { selectAll } from './select-all.ts'

function editorOf(forest: readonly { id: string; folded?: boolean; children?: { id: string }[] }[]) {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  return openMapEditor({ document, measurer: plainMeasurer, fonts: new Promise(() => undefined) })
}

test('selects all that is shown, and who led goes on leading', () => {
  const editor = editorOf([{ id: 'a', folded: true, children: [{ id: 'a1' }] }, { id: 'b' }])
  editor.selectTopics(['a'])
  selectAll(editor)
  expect(editor.selectedTopics.get()).toEqual(['root', 'b', 'a'])
})

test('the children of one topic may be more than a call takes arguments', () => {
  const editor = editorOf([{ id: 'a' }])
  const { snapshot } = editor.document
  const children = Array.from({ length: 150_000 }, (_, nth) => `n${nth}`)
  const get = (id: string) => {
    const node = snapshot.nodes.get(id === 'root' ? 'root' : 'a')
    return node && { ...node, id, children: id === 'root' ? children : [] }
  }
  const large = { ...snapshot, nodes: { ...snapshot.nodes, get } }
  selectAll({ ...editor, document: { ...editor.document, snapshot: large } })
  expect(editor.selectedTopics.get()).toEqual([...children, 'root'])
})
