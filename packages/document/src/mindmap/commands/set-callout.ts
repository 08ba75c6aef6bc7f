import type { Point } from '@ramify/geometry'
import { nullable } from '../../core/arguments.ts'
import { checkPatch, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { readPoint } from '../../core/point.ts'
import { lookFields } from '../schema/look.ts'
import type { CalloutId, Look } from '../snapshot/snapshot.ts'
import type { CommandContext, Plan } from './plan.ts'
import { recordOf } from './text-target.ts'

/** Changes what is given of a callout: its place (null: where there is room for it), its look (merged; null resets). */
export interface SetCallout {
  readonly type: 'setCallout'
  readonly id: CalloutId
  readonly at?: Point | null
  readonly look?: Patch<Look> | null
}

export function setCallout({ id, at, look }: SetCallout, context: CommandContext): Plan {
  recordOf(context, 'callouts', id)
  const point = at === undefined ? undefined : nullable('at', at, readPoint)
  const patch = look === undefined ? undefined : nullable('look', look, (value) => checkPatch(lookFields, value))
  return {
    write(writer) {
      if (point !== undefined) writer.set('callouts', id, 'at', point ?? undefined)
      if (patch !== undefined) writer.set('callouts', id, 'look', patched(writer.get('callouts', id, 'look'), patch))
    },
  }
}
