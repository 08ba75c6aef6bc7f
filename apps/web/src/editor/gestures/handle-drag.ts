import type { Point } from '@ramify/geometry'
import type { Editor } from '../editor.ts'
import type { GesturePreview } from './preview.ts'

/** What dragging a handle does. */
export interface HandleDrag {
  /** What it would look like with the handle at a point of the map as it is now; null when its thing is gone. */
  preview: (editor: Editor, point: Point) => GesturePreview | null
  /** Makes it so. */
  drop: (editor: Editor, preview: GesturePreview) => void
}
