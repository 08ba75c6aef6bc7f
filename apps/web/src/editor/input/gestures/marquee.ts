import { intersects, type Point, type Rect, rectAround } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { joined, nothing, type Selection } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { previewOf } from '../../mindmap/gestures/preview.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { scrolledAtEdge } from './edge-scroll.ts'
import { type Gesture, isDrag, type Sample } from './gesture.ts'

/** A press on the empty canvas lets go of what is selected; moved on, it draws a rectangle around what is to be. */
export function pressEmpty(editor: MapEditor, start: Sample): Gesture {
  const before = editor.selection.get()
  const adds = start.toggles || start.extends
  if (!adds) editor.select(nothing)
  const corner = toMap(editor.view.get(), start.point)
  const pressed: Gesture = {
    move: (sample) => {
      if (!isDrag(start, sample)) return pressed
      return marquee(editor, corner, adds ? before : nothing, before).move(sample)
    },
    end: () => undefined,
    cancel: () => editor.select(before),
  }
  return pressed
}

function marquee(editor: MapEditor, corner: Point, kept: Selection, before: Selection): Gesture {
  const preview = previewOf(editor)
  let last: Point = { x: 0, y: 0 }
  const draw = () => {
    const rect = rectAround([corner, toMap(editor.view.get(), last)])
    if (!rect) return
    preview.set({ kind: 'marquee', rect })
    const selection = joined(kept, topicsIn(editor.scene.get(), rect))
    if (!same(selection, editor.selection.get())) editor.select(selection)
  }
  const gesture: Gesture = {
    cursor: 'crosshair',
    move: ({ point }) => {
      last = point
      draw()
      return gesture
    },
    tick: (elapsed) => {
      const view = editor.view.get()
      const next = scrolledAtEdge(view, last, editor.screen.get(), editor.scene.get().bounds, elapsed)
      if (next === view) return
      editor.view.set(next)
      draw()
    },
    end: ({ point }) => {
      last = point
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

/** Those whose boxes meet it, not only their lines. */
function topicsIn(scene: Scene, rect: Rect): Selection {
  return scene
    .visible(rect)
    .filter((topic) => intersects(topic, rect))
    .map(({ id }) => id)
}

function same(a: Selection, b: Selection): boolean {
  return a.length === b.length && a.every((id, nth) => id === b[nth])
}
