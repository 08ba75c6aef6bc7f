import type { FlowchartSnapshot, ShapeId } from '@ramify/document'
import type { FlowItem, ItemRef } from '@ramify/scene'
import { leadOf, type Selection } from '../../core/selection.ts'
import { shapeItem } from '../items/items.ts'
import { isGroup } from './movable.ts'

type Shapes = Pick<FlowchartSnapshot, 'shapes'>

/** What a press on an item means: the outermost group that it is in. Groups that something is selected in are entered: what is in them is meant. */
export function meantBy(snapshot: Shapes, hit: ItemRef<FlowItem>, selection: Selection): ItemRef<FlowItem> {
  if (hit.type !== 'shape') return hit
  const entered = new Set(groupsAround(snapshot, leadShape(selection)))
  return shapeItem(groupsAround(snapshot, hit.id).findLast((group) => !entered.has(group)) ?? hit.id)
}

/** What a second press means: one group further in; null where the item was meant already. */
export function furtherIn(snapshot: Shapes, hit: ItemRef<FlowItem>, selection: Selection): ItemRef<FlowItem> | null {
  if (hit.type !== 'shape') return null
  const lead = leadShape(selection)
  const shape = snapshot.shapes.get(lead ?? '')
  const around = groupsAround(snapshot, hit.id)
  if (!shape || !isGroup(shape) || !around.includes(shape.id)) return null
  return shapeItem(around[around.indexOf(shape.id) - 1] ?? hit.id)
}

/** Instead of what is in groups the groups, each once. */
export function asGroups(snapshot: Shapes, items: readonly ItemRef<FlowItem>[]): ItemRef<FlowItem>[] {
  const seen = new Set<string>()
  return items.flatMap((item) => {
    const meant = meantBy(snapshot, item, [])
    const key = `${meant.type} ${meant.id}`
    if (seen.has(key)) return []
    seen.add(key)
    return [meant]
  })
}

/** The group that the lead of the selection is in. */
export function groupAround(snapshot: Shapes, selection: Selection): ShapeId | null {
  return groupsAround(snapshot, leadShape(selection))[0] ?? null
}

/** From the innermost to the outermost. */
function groupsAround({ shapes }: Shapes, id: ShapeId | null): ShapeId[] {
  const groups: ShapeId[] = []
  for (let shape = shapes.get(shapes.get(id ?? '')?.parent ?? ''); shape; shape = shapes.get(shape.parent ?? '')) {
    if (isGroup(shape)) groups.push(shape.id)
  }
  return groups
}

function leadShape(selection: Selection): ShapeId | null {
  const lead = leadOf(selection)
  return lead?.type === 'shape' ? lead.id : null
}
