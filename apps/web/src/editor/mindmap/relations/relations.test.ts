import { newMap, openMap } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { beginGesture } from '../gestures/begin-gesture.ts'
import { hitAt } from '../gestures/hit.ts'
import { handlesOf } from '../items/handles.ts'
import { relationOf } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { reattached } from './reattach-line.ts'
import { pressWhileRelating } from './relating.ts'

speakKeys()

let editor: MapEditor

beforeEach(async () => {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'default' }))
  const forest = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Topic ${id}`, children: [{ id: `${id}1` }] }))
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.execute({ type: 'addLine', id: 'line', from: 'a', to: 'd' })
  editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  editor.screen.set({ width: 1200, height: 800 })
  await editor.ready
  editor.document.mark()
})

const line = () => editor.document.snapshot.lines.get('line')
const run = (id: string) =>
  editorActions(editor)
    .find((action) => action.id === `editor.${id}`)
    ?.run()
const onScreen = (point: Point) => toScreen(editor.view.get(), point)
const handle = (name: string) => onScreen(handlesOf(editor).find((each) => each.name === name)?.at ?? { x: 0, y: 0 })
const topic = (id: string) => onScreen(center(editor.scene.get().placeOf(id) ?? { x: 0, y: 0, width: 0, height: 0 }))

function drag(from: Point, to: Point) {
  const sample = (point: Point) => ({ point, extends: false, toggles: false, copies: false })
  const gesture = beginGesture(editor, sample(from), { button: 0, isTouch: false })
  gesture?.move(sample(to)).end(sample(to))
}

test('a line is hit six pixels from it at every zoom, and topics lie over it', () => {
  for (const zoom of [0.2, 1, 3]) {
    editor.view.set({ ...editor.view.get(), zoom })
    const { x, y } = onScreen(relationOf(editor.scene.get(), 'line')?.label.at ?? { x: 0, y: 0 })
    const away = { x: x + 5, y: y + 5 }
    expect(hitAt(editor, { x, y })).toEqual({ part: 'line', id: 'line' })
    expect([hitAt(editor, { x, y: y + 5 })?.part, hitAt(editor, { ...away, y: y + 9 })?.part]).toEqual([
      'line',
      undefined,
    ])
  }
  expect(hitAt(editor, topic('a'))?.part).toBe('topic')
})

test('an end goes to the topic it is dropped on, and back by undo; elsewhere it stays', () => {
  editor.selectItem({ type: 'line', id: 'line' })
  drag(handle('to'), topic('b'))
  expect(line()).toMatchObject({ from: 'a', to: 'b' })
  drag(handle('from'), { x: 3, y: 3 })
  drag(handle('from'), topic('b'))
  expect(line()).toMatchObject({ from: 'a', to: 'b' })
  editor.undo()
  expect(line()?.to).toBe('d')
  expect(editor.selectedItem.get()?.id).toBe('line')
})

test('wherever an end is carried, it is never offered the topic of the other end', () => {
  const place = fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -300, max: 300 }) })
  fc.assert(
    fc.property(place, fc.constantFrom('from', 'to'), (point, end) => {
      const preview = reattached(editor.scene.get(), 'line', end, point, 16)
      const other = end === 'from' ? 'd' : 'a'
      expect(preview).not.toBeNull()
      expect(preview?.target).not.toBe(other)
      const found = editor.scene.get().nodeAt(point, 16)
      expect(preview?.target).toBe(found === other ? null : found)
    }),
  )
})

test('a control point bends the line in one step, and the bend can be taken away', () => {
  editor.selectItem({ type: 'line', id: 'line' })
  const before = relationOf(editor.scene.get(), 'line')?.path
  const { x, y } = handle('control1')
  drag({ x, y }, { x: x + 50, y: y + 70 })
  expect(line()?.bend).toHaveLength(2)
  const bent = handle('control1')
  expect([bent.x, bent.y].map(Math.round)).toEqual([x + 50, y + 70].map(Math.round))
  run('reset-curve')
  expect(relationOf(editor.scene.get(), 'line')?.path).toEqual(before)
  editor.undo()
  editor.undo()
  expect(line()?.bend).toEqual([])
})

test('a press on a handle that is no drag changes nothing', () => {
  editor.selectItem({ type: 'line', id: 'line' })
  const depth = editor.document.undoDepth
  drag(handle('control2'), handle('control2'))
  drag(handle('from'), handle('from'))
  expect(editor.document.undoDepth).toBe(depth)
})

test('what is picked goes when it is deleted or folded away, by whomever', () => {
  editor.selectItem({ type: 'line', id: 'line' })
  editor.document.execute({ type: 'setTheme', theme: 'classic' })
  expect(editor.selectedItem.get()?.id).toBe('line')
  editor.execute({ type: 'addLine', id: 'deep', from: 'a1', to: 'd' })
  editor.selectItem({ type: 'line', id: 'deep' })
  editor.document.execute({ type: 'setFold', ids: ['a'], folded: true })
  expect(editor.selectedItem.get()).toBeNull()
  editor.selectItem({ type: 'line', id: 'deep' })
  expect(editor.selectedItem.get()).toBeNull()
  editor.selectItem({ type: 'line', id: 'line' })
  editor.document.execute({ type: 'deleteNodes', ids: ['d'] })
  expect(editor.selectedItem.get()).toBeNull()
})

test('topics and a line are never selected together', () => {
  editor.selectTopics(['a'])
  editor.selectItem({ type: 'line', id: 'line' })
  expect(editor.selectedTopics.get()).toEqual([])
  editor.selectTopics(['b'])
  expect(editor.selectedItem.get()).toBeNull()
})

test('joining again what is joined picks the line there is', () => {
  editor.selectTopics(['a', 'd'])
  run('relate')
  expect(editor.document.snapshot.lines.size).toBe(1)
  expect(editor.selectedItem.get()).toEqual({ type: 'line', id: 'line', of: 'a' })
})

test('looking for the other end stops when its topic goes, or when somebody writes', () => {
  editor.selectTopics(['b'])
  run('relate')
  editor.document.execute({ type: 'deleteNodes', ids: ['b'] })
  expect(editor.relating.get()).toBeNull()
  editor.selectTopics(['c'])
  run('relate')
  editor.writing.set({ type: 'node', id: 'c', begins: 'afresh' })
  expect(editor.relating.get()).toBeNull()
})

test('keys lead an end elsewhere and bend the line to either side', () => {
  editor.selectItem({ type: 'line', id: 'line' })
  run('lead-end')
  expect(editor.relating.get()).toMatchObject({ from: 'a' })
  editor.selectTopics(['c'])
  const press = (key: string) => pressWhileRelating({ key } as KeyboardEvent, editor)
  expect(press('Enter')).toBe(true)
  expect(line()).toMatchObject({ from: 'a', to: 'c' })
  run('lead-start')
  press('Escape')
  expect(editor.selectedItem.get()?.id).toBe('line')
  const before = relationOf(editor.scene.get(), 'line')?.curve
  run('bend-left')
  run('bend-right')
  const after = relationOf(editor.scene.get(), 'line')?.curve
  expect(line()?.bend).toHaveLength(2)
  expect(after?.control1.x).toBeCloseTo(before?.control1.x ?? 0, 0)
  expect(after?.control2.y).toBeCloseTo(before?.control2.y ?? 0, 0)
})

test('the keys go through all lines of a topic and come back to it', () => {
  editor.execute({ type: 'addLine', id: 'other', from: 'b', to: 'a' })
  editor.selectTopics(['a'])
  const went = [1, 2, 3].map(() => {
    run('pick-next')
    return editor.selectedItem.get()?.id ?? editor.selectedTopics.get()[0]
  })
  expect(went).toEqual(['line', 'other', 'a'])
})
