import type { FlowchartEditor } from '../flowchart-editor.ts'
import { leadShape } from './lead-shape.ts'
import { isLane, isStack, partOf } from './parts.ts'

type Groups = readonly (readonly string[])[]

const lanes: Groups = [
  ['flowchart.lane-before', 'flowchart.lane-after', 'flowchart.lane-divide', 'flowchart.lanes-turn'],
  ['flowchart.lane-earlier', 'flowchart.lane-later', 'flowchart.lane-delete'],
]

const tables: Groups = [
  ['flowchart.row-before', 'flowchart.row-after', 'flowchart.column-before', 'flowchart.column-after'],
  ['flowchart.row-earlier', 'flowchart.row-later', 'flowchart.column-earlier', 'flowchart.column-later'],
  ['flowchart.row-select', 'flowchart.column-select', 'flowchart.header-row'],
  ['flowchart.row-delete', 'flowchart.column-delete'],
]

const frames: Groups = [['flowchart.keep-content']]

/** All that may be in the menu of a part or of what has parts. */
export const partMenuIds: readonly string[] = [...lanes, ...tables, ...frames].flat()

/** What the menu of the selected shape offers besides what every shape has: a shape that is in a lane is no lane. */
export function partMenu(editor: FlowchartEditor): Groups {
  const lead = leadShape(editor)
  if (!lead) return []
  const part = partOf(editor.document.snapshot, lead.id)
  if (lead.kind === 'pool' || lead.kind === 'lane') return [...lanes, ...frames]
  if (part ? !isLane(part) : isStack(lead)) return tables
  return frames
}
