import type { CalloutSnapshot } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { calloutOf } from '../items/selected-item.ts'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from '../topics/in-one-step.ts'

/**
 * Puts the middle of a callout at a point of the map. Where it leaves the room that was kept for it, the map closes up and
 * its topic with it: so it is told a second time, from where the topic stands by then.
 */
export function putCallout(editor: MapEditor, { id, node, at }: CalloutSnapshot, point: Point): void {
  const put = () => {
    const topic = editor.scene.get().placeOf(node)
    if (!topic) return
    const { x, y } = center(topic)
    editor.continueStep({ type: 'setCallout', id, at: { x: Math.round(point.x - x), y: Math.round(point.y - y) } })
  }
  inOneStep(editor, () => {
    put()
    if (at === null) put()
  })
}

/** Moves a callout by a distance, also one that was placed automatically. */
export function moveCallout(editor: MapEditor, callout: CalloutSnapshot, by: Point): void {
  const at = calloutOf(editor.scene.get(), callout.id)?.label.at
  if (at) putCallout(editor, callout, { x: at.x + by.x, y: at.y + by.y })
}
