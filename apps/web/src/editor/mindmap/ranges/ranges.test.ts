import { type NodeId, newMap, openMap } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import type { Limits } from '../../core/ports.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { beginGesture } from '../gestures/begin-gesture.ts'
import { handlesOf } from '../items/handles.ts'
import type { MapEditor } from '../map-editor.ts'
import { boxesOf, respanned } from './drag-range-end.ts'
import { spanned, standingSiblings, stepped, withEnd } from './span.ts'
import { spanOfSelection } from './span-of-selection.ts'

speakKeys()

const names = ['a', 'b', 'c', 'd', 'e']

async function open(layout = 'right', options: { limits?: Limits } = {}) {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const forest = names.map((id) => ({ id, text: `Topic ${id}`, children: [{ id: `${id}1` }, { id: `${id}2` }] }))
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.execute({ type: 'addFloating', id: 'f', at: { x: 0, y: 900 } })
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), ...options })
  editor.screen.set({ width: 1600, height: 1200 })
  await editor.ready
  editor.document.mark()
  const actions = editorActions(editor)
  const actionOf = (id: string) => actions.find((action) => action.id === `editor.${id}`)
  const run = (id: string, ...selection: NodeId[]) => {
    if (selection.length > 0) editor.selectTopics(selection)
    return actionOf(id)?.run()
  }
  return { editor, run, whyNot: (id: string) => actionOf(id)?.isEnabled?.() }
}

const only = (editor: MapEditor) => [...editor.document.snapshot.ranges.values()][0]

describe('what a range spans', () => {
  const span = fc
    .tuple(fc.nat(names.length - 1), fc.nat(names.length - 1))
    .map(([a, b]) => ({ first: names[Math.min(a, b)] as string, last: names[Math.max(a, b)] as string }))
  const end = fc.constantFrom('first' as const, 'last' as const)

  test('keeps its order whatever an end is brought to, and its other end', () => {
    fc.assert(
      fc.property(span, end, fc.constantFrom(...names, 'stranger'), (before, which, to) => {
        const after = withEnd(names, before, which, to)
        expect(names.indexOf(after.first)).toBeLessThanOrEqual(names.indexOf(after.last))
        expect(after[which === 'first' ? 'last' : 'first']).toBe(before[which === 'first' ? 'last' : 'first'])
        if (to === 'stranger') expect(after).toEqual(before)
      }),
    )
  })

  test('grows and shrinks by one, to one at the least and all at the most', () => {
    fc.assert(
      fc.property(span, end, fc.constantFrom(1 as const, -1 as const), (before, which, by) => {
        const after = stepped(names, before, which, by)
        const grows = (which === 'last') === (by === 1)
        const length = spanned(names, before).length
        if (after) {
          expect(spanned(names, after)).toHaveLength(length + (grows ? 1 : -1))
          expect(stepped(names, after, which, by === 1 ? -1 : 1)).toEqual(before)
        } else if (grows) expect(before[which]).toBe(names.at(which === 'last' ? -1 : 0))
        else expect(length).toBe(1)
      }),
    )
  })

  test.each([
    [['b', 'd'], { first: 'b', last: 'd' }],
    [['d', 'b'], { first: 'b', last: 'd' }],
    [['d', 'b', 'c1'], 'editor.reason.not-siblings'],
    [['c'], { first: 'c', last: 'c' }],
    [['c', 'c2'], { first: 'c', last: 'c' }],
    [['a1', 'a2'], { first: 'a1', last: 'a2' }],
    [[], 'editor.reason.nothing-selected'],
    [['a', 'root'], 'editor.reason.no-root'],
    [['f'], 'editor.reason.not-siblings'],
    [['a', 'f'], 'editor.reason.not-siblings'],
    [['a', 'b1'], 'editor.reason.not-siblings'],
  ])('of the selection %j is %j', async (selection, expected) => {
    const { editor } = await open()
    expect(spanOfSelection(editor.document.snapshot, selection)).toEqual(expected)
  })
})

describe('a summary', () => {
  test('comes with a topic that is written at once, and goes with it, all in one step each', async () => {
    const { editor, run } = await open()
    run('summarise', 'b', 'c')
    const { topic, first, last, kind } = only(editor) ?? {}
    expect({ first, last, kind }).toEqual({ first: 'b', last: 'c', kind: 'summary' })
    expect(editor.writing.get()).toEqual({ type: 'node', id: topic, begins: 'all-selected', isNew: true })
    expect(editor.scene.get().placeOf(topic ?? '')?.face.role.kind).toBe('summary')
    run('delete')
    expect(only(editor)).toBeUndefined()
    editor.undo()
    expect(only(editor)?.topic).toBe(topic)
    editor.undo()
    expect(only(editor)).toBeUndefined()
    expect(editor.document.snapshot.nodes.get(topic ?? '')).toBeUndefined()
    expect(editor.selectedTopics.get()).toEqual(['b', 'c'])
  })

  test('deleted by its brace takes its topic along; with all it sums up it goes too', async () => {
    const { editor, run } = await open()
    run('summarise', 'b', 'c')
    const { id, topic } = only(editor) ?? { id: '', topic: '' }
    editor.selectItem({ type: 'range', id })
    run('delete')
    expect(editor.document.snapshot.nodes.get(topic ?? '')).toBeUndefined()
    expect(editor.selectedTopics.get()).toEqual(['b'])
    editor.undo()
    run('delete', 'b', 'c')
    expect(editor.document.snapshot.nodes.get(topic ?? '')).toBeUndefined()
    expect(editor.document.snapshot.ranges.size).toBe(0)
    editor.undo()
    run('delete', 'c')
    expect(only(editor)).toMatchObject({ first: 'b', last: 'b', topic })
  })

  test('of another stands apart: no range begins with its topic or steps onto it', async () => {
    const { editor, run, whyNot } = await open()
    run('summarise', 'b', 'c')
    const { topic } = only(editor) ?? {}
    expect(standingSiblings(editor.document.snapshot, 'root')).toEqual(names)
    editor.selectTopics([topic ?? ''])
    expect(whyNot('bound')).toBe('editor.reason.not-siblings')
    run('bound', 'c')
    run('range-last-later')
    const boundary = [...editor.document.snapshot.ranges.values()].find(({ kind }) => kind === 'boundary')
    expect(boundary).toMatchObject({ first: 'c', last: 'd' })
  })

  test('takes no place among siblings: a topic moves past it together with the next one', async () => {
    const { editor, run } = await open()
    run('summarise', 'b', 'c')
    const { topic } = only(editor) ?? {}
    run('move-down', 'c')
    expect(standingSiblings(editor.document.snapshot, 'root')).toEqual(['a', 'b', 'd', 'c', 'e'])
    const before = editor.document.snapshot
    run('move-down', topic ?? '')
    run('move-up', topic ?? '')
    expect(editor.document.snapshot).toBe(before)
  })

  test('is not made where there is no room for its topic', async () => {
    const onReached = vi.fn()
    const { editor, run } = await open('right', {
      limits: { nodes: 17, onReached, hasPlans: false, level: 0, onLevel: () => undefined },
    })
    run('summarise', 'b')
    expect(onReached).toHaveBeenCalledOnce()
    expect(editor.document.snapshot.ranges.size).toBe(0)
  })
})

describe('a boundary', () => {
  test('is made once around the same topics, and picked', async () => {
    const { editor, run } = await open()
    run('bound', 'b', 'd')
    const picked = editor.selectedItem.get()
    expect(picked).toMatchObject({ type: 'range', of: 'd' })
    run('bound', 'd', 'b')
    expect(editor.document.snapshot.ranges.size).toBe(1)
    expect(editor.selectedItem.get()?.id).toBe(picked?.id)
  })

  test('steps at both ends by keys, and says when it cannot', async () => {
    const { editor, run, whyNot } = await open()
    expect(whyNot('range-first-earlier')).toBe('editor.reason.no-range')
    run('bound', 'a', 'b')
    expect(whyNot('range-first-earlier')).toBe('editor.reason.no-further')
    run('range-last-later')
    run('range-first-later')
    expect(only(editor)).toMatchObject({ first: 'b', last: 'c' })
    editor.undo()
    expect(only(editor)).toMatchObject({ first: 'a', last: 'c' })
    expect(editor.selectedItem.get()?.type).toBe('range')
  })
})

describe.each([
  'right',
  'left',
  'default',
  'structure',
  'fish-bone',
  'filetree',
  'horizontal-right',
  'vertical-bottom',
  'timeline',
  'vertical-timeline',
  'brace',
  'tree-table',
])('in the layout %s', (layout) => {
  test('an end that is dragged to a sibling spans on to it', async () => {
    const { editor, run } = await open(layout)
    for (const [act, kind] of [
      ['bound', 'boundary'],
      ['summarise', 'summary'],
    ] as const) {
      run(act, 'b')
      const id = [...editor.document.snapshot.ranges.values()].find((range) => range.kind === kind)?.id ?? ''
      editor.writing.set(null)
      editor.selectItem({ type: 'range', id })
      drag(editor, handle(editor, 'last'), topic(editor, 'd1'))
      expect(editor.document.snapshot.ranges.get(id)).toMatchObject({ first: 'b', last: 'd' })
      drag(editor, handle(editor, 'first'), topic(editor, 'a'))
      drag(editor, handle(editor, 'last'), topic(editor, 'c'))
      expect(editor.document.snapshot.ranges.get(id)).toMatchObject({ first: 'a', last: 'c' })
    }
  })

  test('the nearest sibling is the one whose branch a point is in', async () => {
    const { editor } = await open(layout)
    const boxes = boxesOf(editor.scene.get(), 'root')
    for (const [nth, id] of names.entries()) {
      const at = center(editor.scene.get().placeOf(`${id}2`) ?? { x: 0, y: 0, width: 0, height: 0 })
      expect(respanned(boxes, { first: 'a', last: 'a' }, 'last', at)).toMatchObject({ first: 'a', last: names[nth] })
    }
  })
})

function onScreen(editor: MapEditor, point: Point | undefined): Point {
  if (!point) throw new Error('It is not there.')
  return toScreen(editor.view.get(), point)
}

function handle(editor: MapEditor, name: string): Point {
  return onScreen(editor, handlesOf(editor).find((each) => each.name === name)?.at)
}

function topic(editor: MapEditor, id: NodeId): Point {
  const place = editor.scene.get().placeOf(id)
  return onScreen(editor, place && center(place))
}

function drag(editor: MapEditor, from: Point, to: Point): void {
  const sample = (point: Point) => ({ point, extends: false, toggles: false, copies: false })
  const gesture = beginGesture(editor, sample(from), { button: 0, isTouch: false })
  gesture?.move(sample(to)).end(sample(to))
}
