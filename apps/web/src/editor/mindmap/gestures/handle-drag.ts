import type { Point } from '@ramify/geometry'
import type { MapEditor } from '../map-editor.ts'
import type { GesturePreview } from './preview.ts'

/** What dragging a handle does. */
export interface HandleDrag {
  /** What it would look like with the handle at a point of the map as it is now; null when its thing is gone. */
  preview: (editor: MapEditor, point: Point) => GesturePreview | null
  /** Makes it so. */
  drop: (editor: MapEditor, preview: GesturePreview) => void
}
