import type { FlowchartCommand } from '@ramify/document'
import type { FlowchartPage } from '@ramify/scene'
import { boxCommands } from '../lanes/change-parts.ts'
import { moveEdge } from '../lanes/move-edge.ts'
import { isLane, partOf } from '../lanes/parts.ts'

/** Between the words of a cell and its border, above and below. */
const padding = 4

/** Makes a cell of a table or a row of a class high enough for its words, with all that is in line with it. */
export function growToText(page: FlowchartPage, id: string): Iterable<FlowchartCommand> {
  const { snapshot } = page.parts
  const part = partOf(snapshot, id)
  const placed = page.shapeOf(id)
  if (!part || !placed || isLane(part)) return []
  const missing = placed.face.placedText.block.height + 2 * padding - placed.frame.height
  return missing > 0.5 ? boxCommands(moveEdge(snapshot, id, 'bottom', Math.ceil(missing))) : []
}
