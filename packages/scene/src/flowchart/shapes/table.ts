import { rectangle } from './basic/rectangle.ts'
import { basic } from './basic/table.ts'
import { bpmn } from './bpmn/table.ts'
import { dataShapes } from './data/table.ts'
import { er } from './er/table.ts'
import { flow } from './flow/table.ts'
import type { FlowShape } from './flow-shape.ts'
import { frames } from './frames/table.ts'
import { network } from './network/table.ts'
import { org } from './org/table.ts'
import { uml } from './uml/table.ts'

/** Every set of shapes, in the order people are shown them. A new set is one folder and one line here. */
export const shapeSets = { flow, data: dataShapes, basic, frames, uml, bpmn, er, network, org } satisfies Record<
  string,
  readonly FlowShape[]
>

export type ShapeSetName = keyof typeof shapeSets

const byId: ReadonlyMap<string, FlowShape> = new Map(
  Object.values(shapeSets).flatMap((set) => set.map((shape) => [shape.id, shape])),
)

/** A document may name one of a newer version or another program: it is drawn as a rectangle, and keeps its name. */
export function flowShape(id: string): FlowShape {
  return byId.get(id) ?? rectangle
}
