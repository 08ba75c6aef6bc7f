import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { createStore } from '../../../platform/store.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { searchedTexts } from '../search/searched-texts.ts'

speakKeys()

async function openLookedAt(ports: Partial<Parameters<typeof openMapEditor>[0]> = {}) {
  const map = openMap(newMap({ text: 'Plan', root: 'root' }))
  map.execute({ type: 'addTree', forest: [{ id: 'a', text: 'A', children: [{ id: 'a1' }] }], to: { parent: 'root' } })
  const editor = openMapEditor({
    document: map,
    measurer: plainMeasurer,
    fonts: Promise.resolve(),
    readOnly: true,
    ...ports,
  })
  await editor.ready
  const actions = new Map(editorActions(editor).map((action) => [action.id, action]))
  const isOffered = (id: string) => actions.get(id)?.isVisible?.() ?? true
  const isFolded = () => map.snapshot.nodes.get('a')?.folded
  return { editor, actions, isOffered, isFolded }
}

test('a map that is only looked at stays as it is, unless it is a copy that can be folded', async () => {
  const kept = await openLookedAt()
  expect(kept.editor.mayFold()).toBe(false)
  expect(kept.isOffered('editor.fold')).toBe(false)
  expect(kept.editor.execute({ type: 'setFold', ids: ['a'], folded: true }).ok).toBe(false)
  expect(kept.isFolded()).toBe(false)

  const { editor, actions, isOffered, isFolded } = await openLookedAt({ foldsFreely: true })
  editor.selectTopics(['a'])
  expect(isOffered('editor.fold')).toBe(true)
  await actions.get('editor.fold')?.run()
  expect(isFolded()).toBe(true)
  await actions.get('editor.unfold-all')?.run()
  expect(isFolded()).toBe(false)
  expect(editor.execute({ type: 'addTree', forest: [{ text: 'B' }], to: { parent: 'root' } }).ok).toBe(false)
  expect(isOffered('editor.add-child')).toBe(false)
  editor.lockReason.set('presenting')
  expect(editor.mayFold()).toBe(false)
  expect(editor.execute({ type: 'setFold', ids: ['a'], folded: true }).ok).toBe(false)
})

test('a panel that comes beside the drawing moves nothing; a window of another size keeps the middle', async () => {
  const { editor } = await openLookedAt({ screen: { width: 1000, height: 800 } })
  const { x, y, zoom } = editor.view.get()
  // At the right, then at the left.
  editor.resize({ width: 720, height: 800 }, { x: 0, y: 0 })
  expect(editor.view.get()).toEqual({ x, y, zoom })
  editor.resize({ width: 480, height: 800 }, { x: 240, y: 0 })
  expect(editor.view.get()).toEqual({ x: x + 240 / zoom, y, zoom })
  editor.resize({ width: 680, height: 800 })
  expect(editor.view.get()).toEqual({ x: x + 140 / zoom, y, zoom })
})

test('who may not copy out of a map is offered no way to', async () => {
  const ways = ['editor.copy', 'editor.copy-text', 'editor.copy-markdown', 'editor.copy-image']
  const copyRight = createStore(false)
  const { isOffered } = await openLookedAt({ copyRight })
  expect(ways.filter(isOffered)).toEqual([])
  copyRight.set(true)
  expect(ways.filter(isOffered)).toEqual(ways)
})

test('a topic has an address where its map has one', async () => {
  expect((await openLookedAt()).isOffered('editor.copy-topic-link')).toBe(false)
  const asked: string[] = []
  const { editor, actions, isOffered } = await openLookedAt({ copyLinkTo: (id) => asked.push(id) })
  expect(isOffered('editor.copy-topic-link')).toBe(true)
  editor.selectTopics(['a1', 'a'])
  await actions.get('editor.copy-topic-link')?.run()
  expect(asked).toEqual(['a'])
})

test('an address that may not be opened is shown, also to those who only look', async () => {
  const { editor, actions, isOffered } = await openLookedAt()
  const address = '\\\\server\\plans\\a.doc'
  const drawn = () => editor.scene.get().placeOf('a')?.face.primitives.length ?? 0
  const before = drawn()
  editor.document.execute({ type: 'setLink', ids: ['a'], link: { address } })
  editor.selectTopics(['a'])
  expect(isOffered('editor.open-link')).toBe(false)
  expect(isOffered('editor.show-address')).toBe(true)
  await actions.get('editor.show-address')?.run()
  expect(editor.content.dialog.get()).toEqual({ kind: 'address', address })
  expect([...searchedTexts(editor.document.snapshot)]).toContainEqual(
    expect.objectContaining({ part: 'link', words: address }),
  )
  // A mark beside the words.
  expect(drawn()).toBe(before + 1)
})
