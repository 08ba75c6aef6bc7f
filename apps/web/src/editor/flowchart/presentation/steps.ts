import type { FlowchartSnapshot, PageId, ShapeId, ShapeSnapshot } from '@ramify/document'
import { frameOf } from '@ramify/document'
import { inflate, type Rect } from '@ramify/geometry'
import { type FlowchartPage, flowShape } from '@ramify/scene'
import type { Step } from '../../views/presentation/step.ts'
import { inRows } from '../items/reading-order.ts'

/**
 * The way through a flowchart: each page as a whole, and then what holds others on it (pools with their lanes, containers, groups) as one
 * reads. Places are right on the page that is shown; those of other pages are asked again when they are.
 */
export function stepsOf(snapshot: FlowchartSnapshot, scene: FlowchartPage): Step[] {
  const whole = inflate(scene.bounds, around)
  const rectOf = (id: ShapeId) => inflate(scene.boxOf({ type: 'shape', id }) ?? placeOf(snapshot, id), around)
  return snapshot.pages.flatMap(({ id }) => [
    { items: [id], rect: whole },
    ...holdersOn(snapshot, id).map((holder) => ({ items: [holder], rect: rectOf(holder) })),
  ])
}

/** What is beside a part is not cut off at its very edge. */
const around = 20

/** What holds others on a page, each before what is in it. One that is all there is on its page is shown by the page. */
function holdersOn({ pages, shapes, layers }: FlowchartSnapshot, pageId: PageId): ShapeId[] {
  const tops = pages.find(({ id }) => id === pageId)?.tops ?? []
  const shown = tops.filter((id) => layers.get(shapes.get(id)?.layer ?? '')?.hidden !== true)
  const inReadingOrder = (ids: readonly ShapeId[]) =>
    inRows(ids.filter((id) => isHolder(shapes.get(id))).map((id) => ({ id, box: placeOf({ shapes }, id) })))
  const found: ShapeId[] = []
  // From the last to the first, so that the first is taken up first.
  const waiting = inReadingOrder(shown).reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (shown.length > 1 || id !== shown[0]) found.push(id)
    const shape = shapes.get(id)
    if (!shape) continue
    const inside = shape.stack ? shape.children.filter((child) => isHolder(shapes.get(child))) : null
    waiting.push(...(inside ?? inReadingOrder(shape.children)).toReversed())
  }
  return found
}

/** Tables and classes are read as a whole, and there is nothing to see in what is empty. */
function isHolder(shape: ShapeSnapshot | undefined): boolean {
  if (!shape || shape.children.length === 0) return false
  const { isFrame, isWhole } = flowShape(shape.kind)
  return isFrame === true && isWhole !== true
}

function placeOf(snapshot: Pick<FlowchartSnapshot, 'shapes'>, id: ShapeId): Rect {
  return frameOf(snapshot, id) ?? { x: 0, y: 0, width: 0, height: 0 }
}
