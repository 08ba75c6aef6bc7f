import type { NodeId } from '../snapshot/snapshot.ts'
import type { CommandContext, Plan } from './plan.ts'
import { type SetText, setText } from './set-text.ts'

/** `setText` for a node's note; an empty one takes it away. */
export interface SetNote {
  readonly type: 'setNote'
  readonly id: NodeId
  readonly note: SetText['text']
}

export function setNote({ id, note }: SetNote, context: CommandContext): Plan {
  return setText({ type: 'setText', id, part: 'note', text: note }, context)
}
