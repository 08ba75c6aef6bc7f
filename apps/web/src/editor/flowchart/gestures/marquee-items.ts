import { containsRect, type Rect } from '@ramify/geometry'
import type { Selection } from '../../core/selection.ts'
import type { Sample } from '../../input/gestures/gesture.ts'
import { asGroups } from '../arranging/groups.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** What a rectangle selects: all that it touches; with Alt only what lies in it as a whole. Of groups the whole group. */
export function marqueeItems(
  { document, scene }: FlowchartEditor,
  rect: Rect,
  { copies: isStrict }: Sample,
): Selection {
  const page = scene.get()
  const items = asGroups(document.snapshot, page.itemsIn(rect))
  if (!isStrict) return items
  return items.filter((item) => {
    const box = page.boxOf(item)
    return box !== undefined && containsRect(rect, box)
  })
}
