import { distance, type Point } from '@ramify/geometry'
import type { HandleName } from '../gestures/map-hit.ts'
import type { MapEditor } from '../map-editor.ts'
import { rangeOf, relationOf } from './selected-item.ts'

export interface Handle {
  readonly name: HandleName
  readonly at: Point
}

/** A handle is hit this far from its middle, on the screen. */
const reach = 8

/** What can be dragged of the thing that is picked, in the map. */
export function handlesOf(editor: MapEditor): readonly Handle[] {
  const picked = editor.selectedItem.get()
  if (!picked || editor.readOnly || editor.writing.get() !== null) return none
  const scene = editor.scene.get()
  // A callout is carried as a whole.
  if (picked.type === 'callout') return none
  if (picked.type === 'range') {
    const [first, last] = rangeOf(scene, picked.id)?.ends ?? []
    return first && last ? handles({ first, last }) : none
  }
  const relation = relationOf(scene, picked.id)
  return relation ? handles(relation.curve) : none
}

/** The one under a point of the map; of two the nearer. */
export function handleAt(editor: MapEditor, point: Point): HandleName | null {
  const within = reach / editor.view.get().zoom
  let nearest: Handle | null = null
  for (const handle of handlesOf(editor)) {
    const away = distance(handle.at, point)
    if (away <= within && (!nearest || away < distance(nearest.at, point))) nearest = handle
  }
  return nearest?.name ?? null
}

const none: readonly Handle[] = []

function handles(points: Partial<Record<HandleName, Point>>): Handle[] {
  return Object.entries(points).map(([name, at]) => ({ name: name as HandleName, at }))
}
