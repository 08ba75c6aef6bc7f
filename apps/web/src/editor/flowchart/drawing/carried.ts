import type { FlowchartDocument, FlowchartSnapshot, ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { CarriedPage, type FlowchartPage } from '@ramify/scene'
import { createStore, type ReadStore } from '../../../platform/store.ts'

/** Shapes in the hand, apart from all else, which is not drawn again until they are let go. */
export interface Carried {
  readonly parts: CarriedPage
  readonly rest: CarriedPage['rest']
  /** A picture that is only moved; null where what is carried is drawn anew with every move, as it is on the page by then. */
  readonly moving: CarriedPage['moving'] | null
  readonly by: Point
}

export interface CarriedShapes {
  /** All of them, also those that are in others. The same object for the whole gesture. */
  readonly shapes: ReadonlySet<ShapeId>
  /** By how much their picture is moved; null: the page has them where they are, and their connectors on their ways. */
  readonly by: Point | null
}

/** What is carried, in step with a page that others may change meanwhile. */
export function createCarried(scene: ReadStore<FlowchartPage>, document: Pick<FlowchartDocument, 'snapshot'>) {
  const carried = createStore<Carried | null>(null)
  let present: CarriedShapes | null = null
  let of: FlowchartPage | null = null
  let written: FlowchartSnapshot | null = null
  const show = () => {
    const before = carried.get()
    if (!present) {
      if (before) carried.set(null)
      return
    }
    const page = scene.get()
    const isLive = present.by === null
    // To carry live makes other pages, too, but nothing is written.
    const isKnown = before !== null && (of === page || (of !== null && isLive && written === document.snapshot))
    if (isKnown && isLive && before.moving === null) return
    const parts = isKnown ? before.parts : new CarriedPage(page, present.shapes)
    of = page
    written = document.snapshot
    carried.set({ parts, rest: parts.rest, moving: isLive ? null : parts.moving, by: present.by ?? origin })
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

const origin: Point = { x: 0, y: 0 }
