import type { MapSnapshot, NodeId } from '@ramify/document'
import type { Scene } from '@ramify/scene'

/** What a topic has to do with others besides the tree, for those who do not see the lines. */
export type Mention =
  | { readonly kind: 'relates-to' | 'related-from'; readonly name: string }
  | { readonly kind: 'in-boundary' | 'in-summary' | 'called-out'; readonly name: string }

/** Of the topics with these ids: only they are read. */
export function mentionsOf(scene: Scene, ids: Iterable<NodeId>): Map<NodeId, Mention[]> {
  const mentions = new Map<NodeId, Mention[]>()
  for (const id of ids) mentions.set(id, [])
  const tell = (id: NodeId, mention: Mention) => mentions.get(id)?.push(mention)
  for (const { line } of scene.relations) {
    tell(line.from, { kind: 'relates-to', name: nameOf(scene.snapshot, line.to) })
    tell(line.to, { kind: 'related-from', name: nameOf(scene.snapshot, line.from) })
  }
  for (const { callout } of scene.callouts) tell(callout.node, { kind: 'called-out', name: callout.text.text })
  for (const { range } of scene.ranges) {
    const mention: Mention =
      range.kind === 'summary'
        ? { kind: 'in-summary', name: nameOf(scene.snapshot, range.topic ?? '') }
        : { kind: 'in-boundary', name: range.text.text }
    for (const id of spanned(scene.snapshot, range)) tell(id, mention)
  }
  return mentions
}

function spanned(
  { nodes }: MapSnapshot,
  { parent, first, last, topic }: { parent: NodeId; first: NodeId; last: NodeId; topic: NodeId | null },
): NodeId[] {
  const siblings = nodes.get(parent)?.children ?? []
  return siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1).filter((id) => id !== topic)
}

function nameOf({ nodes }: MapSnapshot, id: NodeId): string {
  return nodes.get(id)?.text.text ?? ''
}
