import { nullable } from '../../core/arguments.ts'
import { isPlain } from '../../core/json.ts'
import { checkLink, type GivenLink, readLink } from '../../core/link.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { nodesOf } from './arguments.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'

export interface SetLink {
  readonly type: 'setLink'
  readonly ids: readonly NodeId[]
  readonly link: GivenLink | null
}

export function setLink({ ids, link }: SetLink, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => node.id)
  if (isPlain(link) && typeof (link.url ?? link.address) === 'string' && !readLink(link)) {
    throw new Refused({ code: 'link-not-allowed', argument: 'link' })
  }
  const checked = nullable('link', link, checkLink) ?? undefined
  return {
    edits: nodes,
    write(writer) {
      for (const id of nodes) writer.set('nodes', id, 'link', checked)
    },
  }
}
