import { newMap, openMap } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { createStore } from '../../../platform/store.ts'
import type { Comments } from '../../core/ports.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { beginGesture } from './begin-gesture.ts'

let editor: MapEditor

beforeEach(async () => {
  editor = await open()
})

async function open(options: { readOnly?: boolean; comments?: Comments } = {}): Promise<MapEditor> {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const leaf = (id: string) => ({ id, text: `Topic ${id}` })
  const forest = [{ ...leaf('a'), children: [leaf('a1'), leaf('a2')] }, leaf('b'), leaf('c')]
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const made = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), ...options })
  made.screen.set({ width: 1200, height: 800 })
  await made.ready
  made.document.mark()
  return made
}

const onScreen = (id: string): Point => {
  const topic = editor.scene.get().placeOf(id)
  if (!topic) throw new Error(`${id} is not shown`)
  return toScreen(editor.view.get(), center(topic))
}
const sample = (point: Point, keys: Partial<Sample> = {}): Sample => ({
  point,
  extends: false,
  toggles: false,
  copies: false,
  ...keys,
})
const press = (point: Point, keys?: Partial<Sample>, how = {}): Gesture => {
  const gesture = beginGesture(editor, sample(point, keys), { button: 0, isTouch: false, ...how })
  if (!gesture) throw new Error('Nothing began')
  return gesture
}
const moved = ({ x, y }: Point, dx: number, dy: number) => ({ x: x + dx, y: y + dy })
const drag = (from: Point, to: Point, keys?: Partial<Sample>, how = {}) => {
  const gesture = press(from, keys, how)
    .move(sample(moved(from, 6, 0), keys))
    .move(sample(to, keys))
  gesture.end(sample(to, keys))
}
const click = (id: string, keys?: Partial<Sample>) => press(onScreen(id), keys).end(sample(onScreen(id), keys))
const selection = () => editor.selectedTopics.get()
const childrenOf = (id: string) => editor.document.snapshot.nodes.get(id)?.children
const empty = { x: 30, y: 780 }

describe('a press on a topic', () => {
  it('selects it; Ctrl adds and takes out, Shift selects on to it', () => {
    click('a')
    expect(selection()).toEqual(['a'])
    click('c', { extends: true })
    expect(selection()).toEqual(['a', 'b', 'c'])
    click('b', { toggles: true })
    expect(selection()).toEqual(['a', 'c'])
  })

  it('on one of many selects it alone when it is let go', () => {
    editor.selectTopics(['a', 'b'])
    const gesture = press(onScreen('a'))
    expect(selection()).toEqual(['a', 'b'])
    gesture.end(sample(onScreen('a')))
    expect(selection()).toEqual(['a'])
  })

  it('with the other button selects it for the menu', () => {
    editor.selectTopics(['b'])
    expect(beginGesture(editor, sample(onScreen('a')), { button: 2, isTouch: false })).toBeNull()
    expect(selection()).toEqual(['a'])
  })
})

describe('a press on the empty canvas', () => {
  it('lets go of what is selected', () => {
    editor.selectTopics(['a'])
    press(empty).end(sample(empty))
    expect(selection()).toEqual([])
  })

  it('draws a marquee that selects what it meets, and adds with Shift', () => {
    const corner = moved(onScreen('b'), -60, -8)
    const far = moved(onScreen('c'), 60, 8)
    drag(corner, far)
    expect(selection()).toEqual(['b', 'c'])
    editor.selectTopics(['a1'])
    drag(corner, far, { extends: true })
    expect(selection()).toEqual(['a1', 'b', 'c'])
    expect(editor.gesturePreview.get()).toBeNull()
  })

  it('gives the selection back when it is cancelled', () => {
    editor.selectTopics(['a'])
    press(empty)
      .move(sample({ x: 1190, y: 10 }))
      .cancel()
    expect(selection()).toEqual(['a'])
  })
})

describe('a drag', () => {
  it('begins past four pixels', () => {
    const from = onScreen('c')
    const gesture = press(from)
    gesture.move(sample(moved(from, 0, 4)))
    expect(editor.gesturePreview.get()).toBeNull()
    gesture.move(sample(moved(from, 0, 5)))
    expect(editor.gesturePreview.get()).toMatchObject({ kind: 'drag', target: { kind: 'nowhere' } })
  })

  it('moves the branches into a topic as one undo step', () => {
    editor.selectTopics(['a1', 'b', 'a2'])
    drag(onScreen('b'), onScreen('c'))
    expect(childrenOf('c')).toEqual(['a1', 'a2', 'b'])
    editor.undo()
    expect(childrenOf('c')).toEqual([])
    expect(childrenOf('a')).toEqual(['a1', 'a2'])
    expect(editor.document.canUndo).toBe(true)
  })

  it('copies with Alt', () => {
    drag(onScreen('a'), onScreen('c'), { copies: true })
    expect(childrenOf('root')).toEqual(['a', 'b', 'c'])
    expect(childrenOf('c')).toHaveLength(1)
    expect(childrenOf(childrenOf('c')?.[0] ?? '')).toHaveLength(2)
    expect(selection()).toEqual(childrenOf('c'))
  })

  it('sets afloat what is let go far from everything, where it was carried', () => {
    const before = editor.scene.get().placeOf('b')
    const from = onScreen('b')
    drag(from, empty)
    const { zoom } = editor.view.get()
    const at = editor.document.snapshot.nodes.get('b')?.at
    expect(at?.x).toBeCloseTo((before?.x ?? 0) + (empty.x - from.x) / zoom)
    expect(editor.document.snapshot.floating).toEqual(['b'])
  })

  it('back to its place is no undo step', () => {
    const steps = editor.document.snapshot
    drag(onScreen('b'), moved(onScreen('b'), 0, 6))
    drag(onScreen('b'), moved(onScreen('c'), 0, -12))
    expect(editor.document.snapshot).toBe(steps)
  })

  it('cancelled leaves everything as it was', () => {
    const before = editor.document.snapshot
    press(onScreen('b'))
      .move(sample(onScreen('c')))
      .cancel()
    expect(editor.document.snapshot).toBe(before)
    expect(editor.gesturePreview.get()).toBeNull()
  })

  it('near the edge moves the view, the pointer keeping what it carries', () => {
    const gesture = press(onScreen('b')).move(sample({ x: 2, y: 400 }))
    const before = editor.view.get()
    gesture.tick?.(16)
    expect(editor.view.get().x).toBeLessThan(before.x)
    gesture.cancel()
  })

  it('survives that somebody deletes what is carried', () => {
    const gesture = press(onScreen('b')).move(sample(onScreen('c')))
    editor.document.execute({ type: 'deleteNodes', ids: ['b'] })
    const over = sample(onScreen('c'))
    gesture.move(over).end(over)
    expect(childrenOf('c')).toEqual([])
  })

  it('of the root, or while reading, moves the map', async () => {
    const before = editor.view.get()
    drag(onScreen('root'), moved(onScreen('root'), 50, 0))
    expect(editor.view.get().x).toBeCloseTo(before.x - 50 / before.zoom)
    editor = await open({ readOnly: true })
    const start = editor.view.get()
    drag(onScreen('b'), moved(onScreen('b'), 50, 0))
    expect(editor.view.get().x).toBeCloseTo(start.x - 50 / start.zoom)
  })
})

describe('moving the map', () => {
  it('happens with the hand, the middle button, and a finger on what is not selected', () => {
    const ways: (() => void)[] = [
      () => drag(onScreen('b'), moved(onScreen('b'), 40, 0), {}, { button: 1 }),
      () => drag(onScreen('b'), moved(onScreen('b'), 40, 0), {}, { isTouch: true }),
      () => {
        editor.tools.chosen.set('hand')
        drag(empty, moved(empty, 40, 0))
      },
    ]
    for (const way of ways) {
      const before = editor.view.get()
      way()
      expect(editor.view.get().x).toBeCloseTo(before.x - 40 / before.zoom)
      expect(selection()).toEqual([])
    }
  })

  it('opens the comments of a topic by one tap on their number, whether it was selected or not', async () => {
    const asked: string[] = []
    editor = await open({
      readOnly: true,
      comments: { counts: createStore(new Map([['b', 2]])), open: (id) => asked.push(id) },
    })
    const topic = editor.scene.get().placeOf('b')
    const mark = topic?.face.body.marks.find(({ kind }) => kind === 'comment')
    if (!topic || !mark) throw new Error('There is no mark')
    const point = toScreen(editor.view.get(), { x: topic.x + mark.x + 8, y: topic.y + mark.y + 8 })
    for (const _ of [1, 2]) press(point, {}, { isTouch: true }).end(sample(point))
    expect(asked).toEqual(['b', 'b'])
    drag(point, moved(point, 40, 0), {}, { isTouch: true })
    expect(asked).toHaveLength(2)
  })

  it('is not what a tap does', () => {
    press(onScreen('b'), {}, { isTouch: true }).end(sample(onScreen('b')))
    expect(selection()).toEqual(['b'])
    press(empty, {}, { isTouch: true }).end(sample(empty))
    expect(selection()).toEqual([])
  })
})

it('the fold button folds and unfolds, and selects what still shows', () => {
  editor.selectTopics(['a1'])
  editor.hovered.set('a')
  const at = () => toScreen(editor.view.get(), editor.scene.get().placeOf('a')?.fold?.at ?? empty)
  press(at()).end(sample(at()))
  expect(editor.document.snapshot.nodes.get('a')?.folded).toBe(true)
  expect(selection()).toEqual(['a'])
  editor.hovered.set(null)
  press(at()).end(sample(empty))
  expect(editor.document.snapshot.nodes.get('a')?.folded).toBe(true)
  press(at()).end(sample(at()))
  expect(editor.document.snapshot.nodes.get('a')?.folded).toBe(false)
})
