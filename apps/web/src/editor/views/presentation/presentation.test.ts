import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { endPresentation, goToStep, planAgain, startPresentation, stepBy } from './presentation.ts'

speakKeys()

async function editorOf() {
  const document = openMap(newMap({ text: 'Root', root: 'root' }))
  document.execute({ type: 'addTree', forest: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], to: { parent: 'root' } })
  document.mark()
  const screen = { width: 1200, height: 800 }
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), screen })
  await editor.ready
  return editor
}

test('walks from step to step, lights up what is shown, and stops at the ends', async () => {
  const editor = await editorOf()
  startPresentation(editor)
  const at = () => editor.presentation.now.get()?.at
  expect([at(), editor.litBranches.get()]).toEqual([0, null])
  stepBy(editor, 1)
  expect([at(), editor.litBranches.get()]).toEqual([1, ['a']])
  stepBy(editor, -1)
  stepBy(editor, -1)
  expect(at()).toBe(0)
  goToStep(editor, 99)
  expect([at(), editor.litBranches.get()]).toEqual([4, null])
})

test('nothing is changed while it runs, and view and selection come back', async () => {
  const editor = await editorOf()
  editor.selectTopics(['b', 'c'])
  const view = editor.view.get()
  const before = editor.document.snapshot
  startPresentation(editor)
  editor.view.set({ x: 1, y: 2, zoom: 3 })
  expect(editor.execute({ type: 'setText', id: 'a', text: 'no' }).ok).toBe(false)
  expect([editor.document.snapshot, editor.selectedTopics.get()]).toEqual([before, []])
  endPresentation(editor)
  expect([editor.selectedTopics.get(), editor.lockReason.get()]).toEqual([['b', 'c'], null])
  expect(editor.view.get().x).toBeCloseTo(view.x, 6)
  expect(editor.view.get().zoom).toBe(view.zoom)
  expect([editor.presentation.now.get(), editor.litBranches.get()]).toEqual([null, null])
})

test('the view comes back although bars and panels come back one after the other', async () => {
  const editor = await editorOf()
  const screen = editor.screen.get()
  const view = editor.view.get()
  const { width, height } = screen
  const resizeBack = () => {
    editor.resize({ width: width + 280, height })
    editor.resize(screen, { x: 0, y: 0 })
  }
  startPresentation(editor)
  editor.resize({ width: width + 280, height: height + 48 })
  endPresentation(editor)
  resizeBack()
  expect(editor.view.get()).toEqual(view)
  // Whoever moves it has it where they moved it to.
  startPresentation(editor)
  editor.resize({ width: width + 280, height: height + 48 })
  endPresentation(editor)
  editor.view.set({ x: 500, y: 500, zoom: 1 })
  resizeBack()
  expect(editor.view.get()).not.toEqual(view)
})

test('what others do meanwhile leaves the same topic in sight', async () => {
  const editor = await editorOf()
  startPresentation(editor)
  goToStep(editor, 2)
  editor.document.execute({ type: 'deleteNodes', ids: ['a'] })
  planAgain(editor)
  expect([editor.presentation.now.get()?.at, editor.litBranches.get()]).toEqual([1, ['b']])
  editor.document.execute({ type: 'deleteNodes', ids: ['b', 'c'] })
  planAgain(editor)
  expect(editor.presentation.now.get()).toMatchObject({ at: 0, steps: [{ items: [] }] })
})

test('a branch that is reached is shown unfolded, and nothing of that is written', async () => {
  const editor = await editorOf()
  const forest = [{ id: 'b1', folded: true, children: [{ id: 'b2' }] }]
  editor.document.execute({ type: 'addTree', forest, to: { parent: 'b' } })
  editor.document.execute({ type: 'addTree', forest: [{ id: 'c1' }], to: { parent: 'c' } })
  editor.document.execute({ type: 'setFold', ids: ['b', 'c', 'root'], folded: true })
  const before = editor.document.snapshot
  const shown = () => ['a', 'b1', 'b2', 'c1'].filter((id) => editor.scene.get().placeOf(id))
  expect(shown()).toEqual([])
  startPresentation(editor)
  expect(shown()).toEqual(['a'])
  goToStep(editor, 2)
  expect([shown(), editor.litBranches.get()]).toEqual([['a', 'b1', 'b2'], ['b']])
  // Where there is nothing new, there is still somewhere to fly from.
  planAgain(editor)
  expect(editor.presentation.now.get()?.isCut).toBe(false)
  // What others do meanwhile is seen, and somebody else trying something on takes nothing away.
  editor.document.execute({ type: 'addTree', forest: [{ id: 'c0' }], to: { parent: 'b1' } })
  editor.preview(null)
  planAgain(editor)
  expect([shown(), editor.scene.get().placeOf('c0') !== undefined]).toEqual([['a', 'b1', 'b2'], true])
  stepBy(editor, 1)
  expect(shown()).toEqual(['a', 'b1', 'b2', 'c1'])
  stepBy(editor, -1)
  expect(editor.litBranches.get()).toEqual(['b'])
  endPresentation(editor)
  expect(shown()).toEqual([])
  for (const id of ['root', 'b', 'b1', 'c']) expect(editor.document.snapshot.nodes.get(id)?.folded).toBe(true)
  expect(before.nodes.get('b')?.folded).toBe(true)
})

test('a folded branch that is too large to be read at once becomes steps when it is reached', async () => {
  const editor = await editorOf()
  const forest = Array.from({ length: 100 }, (_, nth) => ({ id: `leaf${nth}`, text: `Leaf ${nth}` }))
  editor.document.execute({ type: 'addTree', forest, to: { parent: 'b' } })
  editor.document.execute({ type: 'setFold', ids: ['b'], folded: true })
  startPresentation(editor)
  expect(editor.presentation.now.get()?.steps).toHaveLength(5)
  goToStep(editor, 2)
  const now = editor.presentation.now.get()
  expect([now?.at, now?.steps[2]?.items]).toEqual([2, ['b']])
  expect(now?.steps.length).toBeGreaterThan(7)
  stepBy(editor, 1)
  expect(editor.litBranches.get()?.[0]).toBe('leaf0')
})
