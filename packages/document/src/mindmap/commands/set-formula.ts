import { nullable } from '../../core/arguments.ts'
import { formulaField } from '../schema/formula.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** The formula of a node, in TeX; null takes it away. */
export interface SetFormula {
  readonly type: 'setFormula'
  readonly id: NodeId
  readonly formula: string | null
}

export function setFormula({ id, formula }: SetFormula, context: CommandContext): Plan {
  const node = nodeOf(context, id).id
  const checked = nullable('formula', formula, formulaField) ?? undefined
  return { edits: [node], write: (writer) => writer.set('nodes', node, 'formula', checked) }
}
