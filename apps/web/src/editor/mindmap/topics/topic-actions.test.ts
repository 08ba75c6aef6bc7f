import { newMap, openMap } from '@ramify/document'
import type { Measurer } from '@ramify/text'
import { expect, test, vi } from 'vitest'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
import { surroundings } from '../../core/surroundings.ts'
import { pressKey } from '../../input/keyboard.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import type { MapEditor } from '../map-editor.ts'

speakKeys()

const measurer: Measurer = {
  width: (text, { size }) => (text.length * size) / 2,
  lineMetrics: ({ size }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

async function editorOf(limit: number | null = null) {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [
    { id: 'a', text: 'A', children: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }] },
    { id: 'b', text: 'B' },
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.mark()
  const onReached = vi.fn()
  const limits = { nodes: limit, onReached, hasPlans: false, level: 0, onLevel: vi.fn() }
  const editor = openMapEditor({ document: map, measurer, fonts: Promise.resolve(), limits })
  await editor.ready
  const actions = editorActions(editor)
  const run = (id: string, ...selection: string[]) => {
    editor.selectTopics(selection.length > 0 ? selection : editor.selectedTopics.get())
    return actions.find((action) => action.id === `editor.${id}`)?.run()
  }
  const reasonOf = (id: string) => actions.find((action) => action.id === `editor.${id}`)?.isEnabled?.()
  return { editor, run, actions, reasonOf, onReached }
}

const nothing = () => undefined
const plain = { ctrlKey: false, metaKey: false, altKey: false, preventDefault: nothing, stopPropagation: nothing }
const keyDown = (init: Partial<KeyboardEvent>) => ({ ...plain, ...init }) as KeyboardEvent
const notWriting = {
  isComposing: () => false,
  newLine: nothing,
  keep: nothing,
  giveBack: nothing,
}

const childrenOf = (editor: MapEditor, id: string) => editor.document.snapshot.nodes.get(id)?.children
const lead = (editor: MapEditor) => editor.document.snapshot.nodes.get(editor.selectedTopics.get().at(-1) ?? '')

test('every action has its own id, and no key stands for two', async () => {
  const { actions } = await editorOf()
  const ids = actions.map(({ id }) => id)
  const keys = actions.flatMap(({ keys = [] }) => keys)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a new topic has words, and they are ready to be replaced', async () => {
  const { editor, run } = await editorOf()
  run('add-child', 'root')
  expect(lead(editor)).toMatchObject({ parent: 'root', text: { text: 'editor.topic.main' } })
  expect(editor.writing.get()).toEqual({ type: 'node', id: lead(editor)?.id, begins: 'all-selected', isNew: true })
  run('add-child')
  expect(lead(editor)?.text.text).toBe('editor.topic.sub')
})

test('the words that a map begins with are ready to be replaced as well, words of people are not', async () => {
  const { editor, run } = await editorOf()
  run('edit', 'root')
  expect(editor.writing.get()).toMatchObject({ id: 'root', begins: 'at-end' })
  editor.writing.set(null)
  const length = editor.document.snapshot.nodes.get('root')?.text.text.length ?? 0
  const delta = [{ delete: length }, { insert: 'drafts.central-topic' }]
  editor.execute({ type: 'editText', id: 'root', delta })
  run('edit', 'root')
  expect(editor.writing.get()).toMatchObject({ id: 'root', begins: 'all-selected' })
})

test('in a hand more than one deleted topic can be brought back at once, until something else is done', async () => {
  const { editor, run } = await editorOf()
  const told = () => currentNotices().find(({ key }) => key === 'editor.removed')
  run('delete', 'a3')
  run('delete', 'a')
  expect(told()).toBeUndefined()
  run('undo')
  surroundings.set('hand')
  run('delete', 'a3')
  expect(told()).toBeUndefined()
  run('delete', 'a')
  expect(childrenOf(editor, 'root')).toEqual(['b'])
  told()?.action?.run()
  expect(childrenOf(editor, 'root')).toEqual(['a', 'b'])
  run('delete', 'a')
  expect(told()).toBeDefined()
  run('add-child', 'b')
  expect(told()).toBeUndefined()
  surroundings.set(null)
})

test('in a hand what is written stands 16 px high, however it began', async () => {
  const { editor, run } = await editorOf()
  editor.screen.set({ width: 390, height: 844 })
  surroundings.set('hand')
  const far = () => editor.view.set({ ...editor.view.get(), zoom: 0.5 })
  const size = () => {
    const item = editor.writing.get()
    return item ? (editor.textTargets.targetOf(item)?.font.size ?? 0) * editor.view.get().zoom : 0
  }
  for (const act of [
    () => run('edit', 'a1'),
    () => run('add-sibling', 'a1'),
    () => run('add-child', 'a1'),
    () => run('summarise', 'a'),
  ]) {
    editor.writing.set(null)
    far()
    act()
    expect(size()).toBeCloseTo(16)
  }
  surroundings.set(null)
})

test('a child of a folded topic unfolds it, in one step', async () => {
  const { editor, run } = await editorOf()
  run('fold', 'a')
  run('add-child', 'a')
  expect(editor.document.snapshot.nodes.get('a')?.folded).toBe(false)
  run('undo')
  expect(editor.document.snapshot.nodes.get('a')).toMatchObject({ folded: true, children: ['a1', 'a2', 'a3'] })
  expect(editor.selectedTopics.get()).toEqual(['a'])
})

test('siblings before and behind; the root has none, and keys give it a child instead', async () => {
  const { editor, run, actions, reasonOf } = await editorOf()
  run('add-sibling', 'a1')
  expect(childrenOf(editor, 'a')?.indexOf(lead(editor)?.id ?? '')).toBe(1)
  run('add-sibling-before', 'a1')
  expect(childrenOf(editor, 'a')?.indexOf(lead(editor)?.id ?? '')).toBe(0)
  editor.writing.set(null)
  editor.selectTopics(['root'])
  expect(reasonOf('add-sibling')).toBe('editor.reason.root-sibling')
  expect(reasonOf('add-sibling-before')).toBe('editor.reason.root-sibling')
  for (const shiftKey of [false, true]) {
    editor.selectTopics(['root'])
    pressKey(keyDown({ key: 'Enter', shiftKey }), editor, actions, notWriting)
    expect(lead(editor)?.parent).toBe('root')
    editor.writing.set(null)
  }
})

test('a lone root has nothing to be related to', async () => {
  const { editor, reasonOf } = await editorOf()
  editor.selectTopics(['root'])
  expect(reasonOf('relate')).toBe(true)
  editor.document.execute({ type: 'deleteNodes', ids: ['a', 'b'] })
  expect(reasonOf('relate')).toBe('editor.reason.only-topic')
})

test('a parent over the selected siblings', async () => {
  const { editor, run } = await editorOf()
  run('insert-parent', 'b', 'a1', 'a2')
  expect(lead(editor)).toMatchObject({ parent: 'a', children: ['a1', 'a2'] })
})

test('nothing is added beyond the limit', async () => {
  const { editor, run, onReached } = await editorOf(6)
  for (const id of ['add-child', 'add-sibling', 'insert-parent', 'duplicate']) run(id, 'a1')
  expect(editor.document.snapshot.nodes.size).toBe(6)
  expect(onReached).toHaveBeenCalledTimes(4)
})

test('siblings move past their neighbours together', async () => {
  const { editor, run } = await editorOf()
  run('move-down', 'a1', 'a2')
  expect(childrenOf(editor, 'a')).toEqual(['a3', 'a1', 'a2'])
  run('move-down', 'a1', 'a2')
  run('move-up', 'a1', 'a2')
  expect(childrenOf(editor, 'a')).toEqual(['a1', 'a2', 'a3'])
})

test('folding keeps the selection where it can be seen', async () => {
  const { editor, run } = await editorOf()
  run('fold', 'a1', 'a')
  expect(editor.selectedTopics.get()).toEqual(['a'])
})

test('deleting goes on to the next one, and the root stays', async () => {
  const { editor, run } = await editorOf()
  run('delete', 'a1', 'a2')
  expect(editor.selectedTopics.get()).toEqual(['a3'])
  run('delete', 'root')
  expect(editor.document.snapshot.nodes.size).toBe(4)
})

test('copies are joined as their originals are', async () => {
  const { editor, run } = await editorOf()
  editor.execute({ type: 'addLine', from: 'a1', to: 'b', text: 'why' })
  editor.execute({ type: 'addRange', kind: 'boundary', first: 'a1', last: 'a2', text: 'Both' })
  run('duplicate', 'a1', 'a2', 'b')
  const [one, two, copy] = editor.selectedTopics.get()
  expect(childrenOf(editor, 'a')).toEqual(['a1', 'a2', one, two, 'a3'])
  const { lines, ranges } = editor.document.snapshot
  expect([...lines.values()].find(({ from }) => from !== 'a1')).toMatchObject({
    from: one,
    to: copy,
    text: { text: 'why' },
  })
  expect([...ranges.values()].find(({ first }) => first !== 'a1')).toMatchObject({
    first: one,
    last: two,
    text: { text: 'Both' },
  })
  editor.undo()
  expect(childrenOf(editor, 'a')).toEqual(['a1', 'a2', 'a3'])
  expect([editor.document.snapshot.lines.size, editor.document.snapshot.ranges.size]).toEqual([1, 1])
})
