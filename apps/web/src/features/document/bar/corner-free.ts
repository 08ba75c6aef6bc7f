import { toMap } from '../../../editor/core/viewport/viewport.ts'
import type { Editor } from '../../../editor/editor-kind.ts'

/** What the tip takes of the corner below the bar. */
const room = { width: 200, height: 110 }

/** Whether nothing of a map is where the tip would be. */
export function isCornerFree({ view, screen, scene }: Editor): boolean {
  const { zoom } = view.get()
  const { x, y } = toMap(view.get(), { x: screen.get().width - room.width, y: 0 })
  const corner = { x, y, width: room.width / zoom, height: room.height / zoom }
  return scene.get().itemsIn(corner).length === 0
}
