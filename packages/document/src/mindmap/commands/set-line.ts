import type { Point } from '@ramify/geometry'
import { bad, nullable, optional } from '../../core/arguments.ts'
import { checkPatch, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { isPlain } from '../../core/json.ts'
import { lineLookFields } from '../schema/look.ts'
import { bendField } from '../snapshot/lines.ts'
import type { LineId, LineLook, NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { recordOf } from './text-target.ts'

/** Changes what is given of a line: its ends, its bend, its look (merged; null resets). */
export interface SetLine {
  readonly type: 'setLine'
  readonly id: LineId
  readonly from?: NodeId
  readonly to?: NodeId
  readonly bend?: readonly Point[]
  readonly look?: Patch<LineLook> | null
}

export function setLine({ id, from, to, bend, look }: SetLine, context: CommandContext): Plan {
  const old = recordOf(context, 'lines', id).get('ends')
  const ends = {
    ...(isPlain(old) && old),
    ...(from !== undefined && { from: nodeOf(context, from).id }),
    ...(to !== undefined && { to: nodeOf(context, to).id }),
  } as { from?: unknown; to?: unknown }
  if (ends.from === ends.to) throw bad('to')
  const points = optional('bend', bend, bendField)
  const patch = look === undefined ? undefined : nullable('look', look, (value) => checkPatch(lineLookFields, value))
  return {
    write(writer) {
      if (from !== undefined || to !== undefined) writer.set('lines', id, 'ends', ends)
      if (points) writer.set('lines', id, 'bend', points.length > 0 ? points : undefined)
      if (patch !== undefined) writer.set('lines', id, 'look', patched(writer.get('lines', id, 'look'), patch))
    },
  }
}
