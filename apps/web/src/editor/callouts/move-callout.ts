import type { CalloutSnapshot } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { Editor } from '../editor.ts'
import { calloutOf } from '../picked/picked.ts'
import { putCallout } from './put-callout.ts'

/** Moves a callout from where it stands, also from where it found room by itself. */
export function moveCallout(editor: Editor, callout: CalloutSnapshot, by: Point): void {
  const at = calloutOf(editor.scene.get(), callout.id)?.label.at
  if (at) putCallout(editor, callout, { x: at.x + by.x, y: at.y + by.y })
}
