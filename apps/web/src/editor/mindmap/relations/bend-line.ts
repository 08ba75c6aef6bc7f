import type { LineId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { bendThrough, relationCurve } from '@ramify/scene'
import type { HandleDrag } from '../gestures/handle-drag.ts'
import type { MapEditor } from '../map-editor.ts'

/** Drags one of the two points that bend a line. */
export function bendLine(id: LineId, which: 'control1' | 'control2'): HandleDrag {
  let bend: readonly Point[] = []
  return {
    preview: (editor, point) => {
      const ends = endsOf(editor, id)
      if (!ends) return null
      bend = bendThrough(ends.from, ends.to, ends.bend, which, point)
      return { kind: 'line', curve: relationCurve(ends.from, ends.to, bend), target: null }
    },
    drop: (editor) => void editor.execute({ type: 'setLine', id, bend }),
  }
}

function endsOf(editor: MapEditor, id: LineId) {
  const line = editor.document.snapshot.lines.get(id)
  const from = line && editor.scene.get().placeOf(line.from)
  const to = line && editor.scene.get().placeOf(line.to)
  return from && to ? { from, to, bend: line.bend } : null
}
