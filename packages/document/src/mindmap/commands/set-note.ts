import type { TextReplacement } from '../../core/text/text-steps.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import type { CommandContext, Plan } from './plan.ts'
import { setText } from './text-commands.ts'

/** `setText` for a node's note; an empty one takes it away. */
export interface SetNote {
  readonly type: 'setNote'
  readonly id: NodeId
  readonly note: TextReplacement['text']
}

export function setNote({ id, note }: SetNote, context: CommandContext): Plan {
  return setText({ id, part: 'note', text: note }, context)
}
