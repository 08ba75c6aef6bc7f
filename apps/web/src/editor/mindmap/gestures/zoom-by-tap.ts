import type { NodeId } from '@ramify/document'
import type { Viewport } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'

/** As large as words are comfortable to read in a hand. */
const near = 1.5

/** From where somebody went nearer, and where they came to. */
interface Nearer {
  readonly from: Viewport
  readonly to: Viewport
}

const visits = new WeakMap<MapEditor, Nearer>()

/** Goes near a topic, and from there back to where one was before; on the empty canvas it shows the whole map. */
export function zoomByTap(editor: MapEditor, id: NodeId | null): void {
  const { view } = editor
  const before = visits.get(editor)
  visits.delete(editor)
  if (before?.to === view.get()) {
    view.set(before.from)
    return
  }
  const from = view.get()
  if (id === null) editor.fitAll()
  else editor.centre({ type: 'node', id }, near)
  visits.set(editor, { from, to: view.get() })
}
