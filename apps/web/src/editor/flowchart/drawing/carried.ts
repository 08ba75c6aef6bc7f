import type { ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { CarriedPage, type FlowchartPage } from '@ramify/scene'
import { createStore, type ReadStore } from '../../../platform/store.ts'

/** Many shapes in the hand: the page itself stays as it is until they are let go. */
export interface Carried {
  readonly parts: CarriedPage
  readonly moving: CarriedPage['moving']
  readonly rest: CarriedPage['rest']
  readonly by: Point
}

export interface CarriedShapes {
  /** All of them, also those that are in others. The same object for the whole gesture. */
  readonly shapes: ReadonlySet<ShapeId>
  readonly by: Point
}

/** What is carried, in step with a page that others may change meanwhile. */
export function createCarried(scene: ReadStore<FlowchartPage>) {
  const carried = createStore<Carried | null>(null)
  let present: CarriedShapes | null = null
  let of: FlowchartPage | null = null
  const show = () => {
    const before = carried.get()
    if (!present) {
      carried.set(null)
      return
    }
    const page = scene.get()
    const parts = before && of === page ? before.parts : new CarriedPage(page, present.shapes)
    of = page
    carried.set({ parts, moving: parts.moving, rest: parts.rest, by: present.by })
  }
  const stop = scene.subscribe(() => present && show())
  return {
    carried,
    carry: (next: CarriedShapes | null) => {
      if (next?.shapes !== present?.shapes) of = null
      present = next
      show()
    },
    stop,
  }
}
