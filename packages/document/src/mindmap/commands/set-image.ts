import { nullable } from '../../core/arguments.ts'
import { checkImage, type ImageReference } from '../../core/image.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

export interface SetImage {
  readonly type: 'setImage'
  readonly id: NodeId
  readonly image: ImageReference | null
}

export function setImage({ id, image }: SetImage, context: CommandContext): Plan {
  const node = nodeOf(context, id).id
  const checked = nullable('image', image, checkImage) ?? undefined
  return { edits: [node], write: (writer) => writer.set('nodes', node, 'image', checked) }
}
