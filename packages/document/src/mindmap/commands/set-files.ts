import { nullable } from '../../core/arguments.ts'
import { checkFiles } from '../schema/files.ts'
import type { AttachedFile, NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** The files attached to a node; null or none takes all of them away. */
export interface SetFiles {
  readonly type: 'setFiles'
  readonly id: NodeId
  readonly files: readonly AttachedFile[] | null
}

export function setFiles({ id, files }: SetFiles, context: CommandContext): Plan {
  const node = nodeOf(context, id).id
  const checked = nullable('files', files, checkFiles)
  return {
    edits: [node],
    write: (writer) => writer.set('nodes', node, 'files', checked && checked.length > 0 ? checked : undefined),
  }
}
