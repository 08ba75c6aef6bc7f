import type { Point } from '@ramify/geometry'
import { nullable, optional } from '../../core/arguments.ts'
import { checkPatch, number, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { readPoint } from '../../core/point.ts'
import { groupNames } from '../schema/groups.ts'
import { labelLookFields } from '../schema/look.ts'
import type { ConnectorId, LabelId, LabelLook } from '../snapshot/snapshot.ts'
import { allOf, connectorOf, freshId, labelOf } from './arguments.ts'
import { type LabelContent, storedLabel } from './contents.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Words at a connector. */
export interface AddLabel {
  readonly type: 'addLabel'
  readonly connector: ConnectorId
  readonly label: LabelContent
}

export function addLabel({ connector, label }: AddLabel, context: CommandContext): Plan {
  const stored = storedLabel(label, connectorOf(context, connector).id)
  const id = freshId(context, 'labels', label.id)
  return { ...planNewRecords(context.collections, groupNames, [{ collection: 'labels', id, ...stored }]), ids: [id] }
}

export interface SetLabels {
  readonly type: 'setLabels'
  readonly labels: readonly LabelId[]
  /** How far along the connector, 0 to 1. */
  readonly at?: number
  readonly offset?: Point
  readonly look?: Patch<LabelLook> | null
}

export function setLabels({ labels, at, offset, look }: SetLabels, context: CommandContext): Plan {
  const all = allOf(labels, (id) => labelOf(context, id), 'labels')
  const place = optional('at', at, number(0, 1))
  const away = optional('offset', offset, readPoint)
  const patch = look === undefined ? undefined : nullable('look', look, (value) => checkPatch(labelLookFields, value))
  return {
    write(writer) {
      for (const label of all) {
        const { x, y } = away ?? label.offset
        if (place !== undefined || away) {
          writer.set('labels', label.id, 'spot', { at: place ?? label.at, ...((x !== 0 || y !== 0) && { x, y }) })
        }
        if (patch !== undefined) {
          writer.set('labels', label.id, 'look', patched(writer.get('labels', label.id, 'look'), patch))
        }
      }
    },
  }
}
