import { bad, nullable } from '../../core/arguments.ts'
import { settingName } from '../schema/settings.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** The layout of the map, or of one branch; null lets a branch follow its parent again. */
export interface SetLayout {
  readonly type: 'setLayout'
  readonly layout: string | null
  readonly id?: NodeId
}

export function setLayout({ layout, id }: SetLayout, context: CommandContext): Plan {
  const name = nullable('layout', layout, settingName)
  if (id === undefined) {
    if (name === null) throw bad('layout')
    return { write: (writer) => writer.meta('layout', name) }
  }
  const node = nodeOf(context, id)
  return { edits: [node.id], write: (writer) => writer.set('nodes', node.id, 'layout', name ?? undefined) }
}
