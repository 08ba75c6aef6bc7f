import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { pan } from '../../input/gestures/pan.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { shapeItem } from '../items/items.ts'
import { followLink } from '../links/link-actions.ts'
import { linkOf } from '../links/link-target.ts'
import type { PointedMark } from './pointed-mark.ts'

/** Opens a link, or shows a note, when it is let go where it was pressed. */
export function pressMark(editor: FlowchartEditor, { id, kind }: PointedMark, start: Sample): Gesture {
  return pan(editor, start, () => {
    const link = linkOf(editor.document.snapshot, id)
    if (kind === 'link') {
      if (link) followLink(editor, link)
      return
    }
    editor.select([shapeItem(id)])
    if (!editor.readOnly) goToPanel('note')
  })
}
