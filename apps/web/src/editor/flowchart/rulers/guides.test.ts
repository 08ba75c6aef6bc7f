import { afterEach, expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { areRulersOn, isGridOn } from '../arranging/snap-settings.ts'
import { beginGesture } from '../gestures/begin-gesture.ts'

await speakEnglish()

afterEach(() => {
  areRulersOn.set(false)
  isGridOn.set(true)
})

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 })

async function openRuled() {
  const opened = await openHeadlessFlowchart({ shapes: [{ id: 'a', kind: 'process', box: box(100, 100) }] })
  const { editor, document } = opened
  areRulersOn.set(true)
  editor.view.set({ x: -100, y: -100, zoom: 1 })
  const sample = (x: number, y: number) => ({ point: { x, y }, extends: false, toggles: false, copies: false })
  /** Points of the screen. */
  const pull = (from: [number, number], to: [number, number]) => {
    const gesture = beginGesture(editor, sample(...from), { button: 0, isTouch: false })?.move(sample(...to))
    gesture?.end(sample(...to))
  }
  const guides = () => document.snapshot.pages[0]?.guides
  return { ...opened, pull, guides, sample }
}

test('guides are dragged out of the rulers, moved, and dragged back; each is one step', async () => {
  const { editor, pull, guides } = await openRuled()
  pull([300, 10], [300, 403])
  expect(guides()).toEqual({ x: [], y: [300] })
  pull([10, 300], [603, 300])
  expect(guides()).toEqual({ x: [500], y: [300] })
  pull([600, 700], [641, 700])
  expect(guides()).toEqual({ x: [540], y: [300] })
  pull([640, 700], [5, 700])
  expect(guides()).toEqual({ x: [], y: [300] })
  editor.undo()
  expect(guides()).toEqual({ x: [540], y: [300] })
  editor.undo()
  editor.undo()
  editor.undo()
  expect(guides()).toBeUndefined()
})

test('a guide that is carried is shown, and nothing is written until it is let go, or when it is given up', async () => {
  const { editor, guides, sample } = await openRuled()
  const gesture = beginGesture(editor, sample(300, 10), { button: 0, isTouch: false })?.move(sample(300, 400))
  expect(editor.gesturePreview.get()).toMatchObject({ kind: 'guide', from: null, to: { axis: 'y', at: 300 } })
  expect(guides()).toBeUndefined()
  gesture?.cancel()
  expect([editor.gesturePreview.get(), guides()]).toEqual([null, undefined])
})

test('shapes come in line with guides in one direction, while rulers are shown', async () => {
  const { drag, document, pull } = await openRuled()
  isGridOn.set(false)
  pull([10, 300], [600, 300])
  const carry = (by: number) => {
    const { x, y } = document.snapshot.shapes.get('a')?.box ?? box(0, 0)
    const start = { x: x + 50, y: y + 30 }
    drag([start, { x: start.x + 20, y: start.y }, { x: start.x + by, y: start.y + 7 }])
    return document.snapshot.shapes.get('a')?.box
  }
  expect(carry(297)).toMatchObject({ x: 400, y: 107 })
  areRulersOn.set(false)
  expect(carry(103)).toMatchObject({ x: 503, y: 114 })
})

test('rulers and guides take nothing from those who read, and guides nothing from shapes', async () => {
  const { editor, pull, guides, document, run } = await openRuled()
  pull([10, 300], [250, 300])
  expect(guides()).toEqual({ x: [150], y: [] })
  // The shape lies over the guide.
  pull([250, 230], [350, 230])
  expect(guides()).toEqual({ x: [150], y: [] })
  expect(document.snapshot.shapes.get('a')?.box.x).not.toBe(100)
  editor.lockReason.set('full-screen')
  pull([300, 10], [300, 400])
  expect(guides()).toEqual({ x: [150], y: [] })
  editor.lockReason.set(null)
  expect(run('flowchart.guides-remove')).toBeNull()
  expect(run('flowchart.guides-remove')).toBe('flowchart.reason.no-guides')
})
