import { type Point, type Rect, rectAround } from '@ramify/geometry'
import { isSameItem, nothing, type Selection } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'
import { scrollAtEdge } from './edge-scroll.ts'
import { type Gesture, isDrag, type MarqueePreview, type Sample } from './gesture.ts'

/** What a rectangle would select. */
type ItemsIn = (rect: Rect, sample: Sample) => Selection

const allIn =
  (editor: InputEditor): ItemsIn =>
  (rect) =>
    editor.scene.get().itemsIn(rect)

/** A press on the empty canvas lets go of what is selected; moved on, it draws a rectangle around what is to be. */
export function pressEmpty(editor: InputEditor, start: Sample, itemsIn: ItemsIn = allIn(editor)): Gesture {
  const before = editor.selection.get()
  const adds = start.toggles || start.extends
  if (!adds) editor.select(nothing)
  const corner = toMap(editor.view.get(), start.point)
  const pressed: Gesture = {
    move: (sample) => {
      if (!isDrag(start, sample)) return pressed
      return marquee(editor, start, corner, adds ? before : nothing, before, itemsIn).move(sample)
    },
    end: () => undefined,
    cancel: () => editor.select(before),
  }
  return pressed
}

function marquee(
  editor: InputEditor,
  start: Sample,
  corner: Point,
  kept: Selection,
  before: Selection,
  itemsIn: ItemsIn,
): Gesture {
  const preview = editor.gesturePreview
  let last = start
  const draw = () => {
    const rect = rectAround([corner, toMap(editor.view.get(), last.point)])
    if (!rect) return
    const shown: MarqueePreview = { kind: 'marquee', rect }
    preview.set(shown)
    const selection = joined(kept, itemsIn(rect, last))
    if (!same(selection, editor.selection.get())) editor.select(selection)
  }
  const gesture: Gesture = {
    cursor: 'crosshair',
    move: (sample) => {
      last = sample
      draw()
      return gesture
    },
    tick: (elapsed) => {
      if (scrollAtEdge(editor, last.point, elapsed)) draw()
    },
    end: (sample) => {
      last = sample
      draw()
      preview.set(null)
    },
    cancel: () => {
      preview.set(null)
      editor.select(before)
    },
  }
  return gesture
}

/** What was there already keeps its place. */
function joined(kept: Selection, items: Selection): Selection {
  const known = new Set(kept.map(({ type, id }) => `${type} ${id}`))
  return [...kept, ...items.filter(({ type, id }) => !known.has(`${type} ${id}`))]
}

function same(a: Selection, b: Selection): boolean {
  return a.length === b.length && a.every((item, nth) => isSameItem(item, b[nth] ?? null))
}
