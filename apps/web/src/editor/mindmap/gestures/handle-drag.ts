import type { Point } from '@ramify/geometry'
import type { MapEditor } from '../map-editor.ts'
import type { MapGesturePreview } from './preview.ts'

/** What dragging a handle does. */
export interface HandleDrag {
  /** What it would look like with the handle at a point of the map as it is now; null when its thing is gone. */
  preview: (editor: MapEditor, point: Point) => MapGesturePreview | null
  /** Makes it so. */
  drop: (editor: MapEditor, preview: MapGesturePreview) => void
}
