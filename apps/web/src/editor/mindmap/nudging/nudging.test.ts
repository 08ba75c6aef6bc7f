import { newMap, openMap } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { Sample } from '../../input/gestures/gesture.ts'
import { beginGesture } from '../gestures/begin-gesture.ts'
import { hitAt } from '../gestures/hit.ts'
import type { MapEditor } from '../map-editor.ts'
import { nudgeTopics, resetWidth, widenTopics } from './nudge-topics.ts'
import { widthHandle } from './width-handle.ts'

let editor: MapEditor

beforeEach(async () => {
  editor = await open()
})

async function open(options: { readOnly?: boolean } = {}): Promise<MapEditor> {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const leaf = (id: string) => ({ id, text: `Topic ${id} with some words` })
  const forest = [{ ...leaf('a'), children: [leaf('a1'), leaf('a2')] }, leaf('b')]
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.execute({ type: 'addFloating', id: 'f', text: 'Afloat', at: { x: 0, y: 300 } })
  const made = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), ...options })
  made.screen.set({ width: 1200, height: 800 })
  await made.ready
  made.document.mark()
  return made
}

const place = (id: string) => {
  const topic = editor.scene.get().placeOf(id)
  if (!topic) throw new Error(`${id} is not shown`)
  return topic
}
const node = (id: string) => editor.document.snapshot.nodes.get(id)
const onScreen = (point: Point) => toScreen(editor.view.get(), point)
const sample = (point: Point, keys: Partial<Sample> = {}): Sample => ({
  point,
  extends: false,
  toggles: false,
  copies: false,
  ...keys,
})
const freely = { extends: true, copies: true }
const carry = (from: Point, dx: number, dy: number, keys: Partial<Sample>) => {
  const { zoom } = editor.view.get()
  const to = sample({ x: from.x + dx * zoom, y: from.y + dy * zoom }, keys)
  const gesture = beginGesture(editor, sample(from, keys), { button: 0, isTouch: false })
  if (!gesture) throw new Error('Nothing began')
  return { gesture: gesture.move(to), to }
}

describe('dragging with Alt and Shift', () => {
  it('moves a branch from its place, as one undo step, and moves it on', () => {
    const [a, a1] = [place('a'), place('a1')]
    for (const times of [1, 2]) {
      const { gesture, to } = carry(onScreen(center(place('a'))), 40, -30, freely)
      expect(editor.gesturePreview.get()).toMatchObject({ kind: 'drag', target: { kind: 'free' }, copies: false })
      gesture.end(to)
      expect(node('a')?.nudge).toEqual({ x: 40 * times, y: -30 * times, width: null })
    }
    expect([place('a').x - a.x, place('a1').y - a1.y]).toEqual([80, -60])
    expect(node('a')?.parent).toBe('root')
    editor.undo()
    editor.undo()
    expect(node('a')?.nudge).toBeNull()
    expect(editor.gesturePreview.get()).toBeNull()
  })

  it('cancelled, or without a right to, changes nothing', async () => {
    const before = editor.document.snapshot
    carry(onScreen(center(place('a'))), 40, -30, freely).gesture.cancel()
    expect(editor.document.snapshot).toBe(before)
    editor = await open({ readOnly: true })
    const { gesture, to } = carry(onScreen(center(place('a'))), 40, -30, freely)
    gesture.end(to)
    expect(node('a')?.nudge).toBeNull()
  })

  it('takes all that is selected, and what floats to where it is carried', () => {
    editor.selectTopics(['b', 'f', 'a1'])
    const { gesture, to } = carry(onScreen(center(place('b'))), 10, 20, freely)
    gesture.end(to)
    expect(['b', 'a1'].map((id) => node(id)?.nudge)).toEqual([
      { x: 10, y: 20, width: null },
      { x: 10, y: 20, width: null },
    ])
    expect(node('f')?.at).toEqual({ x: 10, y: 320 })
    editor.undo()
    expect([node('b')?.nudge, node('f')?.at]).toEqual([null, { x: 0, y: 300 }])
  })
})

it('a branch and something in it move as one', () => {
  nudgeTopics(editor, ['a', 'a1', 'root'], { x: 0, y: 10 })
  expect([node('a')?.nudge?.y, node('a1')?.nudge, node('root')?.nudge]).toEqual([10, null, null])
})

describe('the handle at the edge of a selected topic', () => {
  const handleOf = (topic: Topic) => {
    const at = widthHandle(editor.scene.get(), topic, editor.view.get().zoom)
    if (!at) throw new Error('There is room for it')
    return at
  }
  const handle = () => onScreen(handleOf(place('a')))

  it('is there for one selected topic that may be changed', async () => {
    expect(hitAt(editor, handle())?.part).not.toBe('width')
    editor.selectTopics(['a'])
    expect(hitAt(editor, handle())).toEqual({ part: 'width', id: 'a' })
    editor.selectTopics(['a', 'b'])
    expect(hitAt(editor, handle())?.part).not.toBe('width')
    editor = await open({ readOnly: true })
    editor.selectTopics(['a'])
    expect(hitAt(editor, handle())?.part).not.toBe('width')
  })

  it('makes it narrower, its words broken anew, as one undo step', () => {
    editor.selectTopics(['a'])
    const before = place('a')
    const { gesture, to } = carry(handle(), -60, 0, {})
    expect(editor.gesturePreview.get()).toMatchObject({ kind: 'width', face: { width: before.width - 60 } })
    expect(place('a')).toBe(before)
    gesture.end(to)
    expect(place('a').width).toBe(before.width - 60)
    expect(place('a').height).toBeGreaterThan(before.height)
    editor.undo()
    expect(place('a').width).toBe(before.width)
  })

  it('pressed without being moved, or put back, changes nothing', () => {
    editor.selectTopics(['a'])
    const before = editor.document.snapshot
    const { gesture, to } = carry(handle(), 0, 0, {})
    gesture.end(to)
    carry(handle(), 50, 0, {}).gesture.cancel()
    resetWidth(editor, 'a')
    expect(editor.document.snapshot).toBe(before)
    expect(editor.gesturePreview.get()).toBeNull()
  })

  it('grows with the pointer also where a branch grows to the left, and at both sides of the root', () => {
    editor.execute({ type: 'setLayout', layout: 'left' })
    editor.selectTopics(['a'])
    const { width } = place('a')
    const left = carry(handle(), -30, 0, {})
    left.gesture.end(left.to)
    expect(place('a').width).toBe(width + 30)
    editor.selectTopics(['root'])
    const root = place('root')
    const drawn = carry(onScreen(handleOf(root)), -30, 0, {})
    drawn.gesture.end(drawn.to)
    expect([place('root').x - root.x, place('root').width - root.width]).toEqual([-30, 60])
  })
})

it('keeps the place of what is made wider, and the width of what is moved', () => {
  nudgeTopics(editor, ['b'], { x: 10, y: 0 })
  const { width } = place('b')
  widenTopics(editor, ['b'], 20)
  expect(place('b').width).toBe(width + 20)
  nudgeTopics(editor, ['b'], { x: -10, y: 0 })
  expect(node('b')?.nudge).toMatchObject({ x: 0, y: 0 })
  expect(place('b').width).toBe(width + 20)
  resetWidth(editor, 'b')
  expect(node('b')?.nudge).toBeNull()
})
