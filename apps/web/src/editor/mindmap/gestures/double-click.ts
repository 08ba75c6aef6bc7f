import type { Point } from '@ramify/geometry'
import { notifyLocked } from '../../core/lock-reason.ts'
import { surroundings } from '../../core/surroundings.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { zoomByTap } from '../../input/gestures/zoom-by-tap.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { carriedAt } from '../content/carried.ts'
import { formulaAt } from '../formulas/formula-at.ts'
import type { MapEditor } from '../map-editor.ts'
import { resetWidth } from '../nudging/nudge-topics.ts'
import { addFloating } from '../topics/add-topic.ts'
import { hitAt } from './hit.ts'
import { selectHit } from './select-hit.ts'

/** Writes in what is under the pointer; on the empty canvas it makes a floating topic. In a hand, where tools do that, it goes nearer. */
export function doubleClick(editor: MapEditor, point: Point): void {
  const hit = hitAt(editor, point)
  if (surroundings.get() === 'hand') {
    zoomByTap(editor, hit?.part === 'topic' ? { type: 'node', id: hit.id } : null)
    return
  }
  if (hit === null && editor.habits.addsByDoubleClick) addFloating(editor, toMap(editor.view.get(), point))
  if (!hit || hit.part === 'fold' || hit.part === 'grow') return
  // What a topic carries opens by a click; two of them are no wish to write.
  if (hit.part === 'topic' && carriedAt(editor, point)) return
  const lockReason = editor.lockReason.get()
  if (lockReason !== null) {
    notifyLocked(lockReason)
    return
  }
  if (hit.part === 'width') {
    resetWidth(editor, hit.id)
    return
  }
  selectHit(editor, hit)
  if (hit.part === 'topic' && formulaAt(editor, point) !== null) {
    editor.content.dialog.set({ kind: 'formula' })
    return
  }
  beginWriting(editor, 'all-selected')
}
