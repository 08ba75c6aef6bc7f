import { notify, withdrawNotice } from '../../../platform/notices/notices.ts'
import { surroundings } from '../../core/surroundings.ts'
import type { MapEditor } from '../map-editor.ts'

const key = 'editor.removed'

/** A thumb hits *Delete* by mistake, and what hangs on a topic may be off the screen: where more than one has gone, that can be undone at once. */
export function tellRemoved(editor: MapEditor, remove: () => void): void {
  const { document } = editor
  const before = document.snapshot.nodes.size
  remove()
  const count = before - document.snapshot.nodes.size
  if (surroundings.get() !== 'hand' || count < 2) return
  const depth = document.undoDepth
  // Later steps are not what somebody wants to take back with it.
  const stop = document.subscribe(() => {
    if (document.undoDepth === depth) return
    stop()
    withdrawNotice(key)
  })
  notify({
    kind: 'status',
    key,
    words: ({ text }) => text('editor.removed', { count }),
    action: { label: ({ text }) => text('files.undo'), run: () => document.undoDepth === depth && editor.undo() },
  })
}
