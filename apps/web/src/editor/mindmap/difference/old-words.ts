import type { MapDifference, NodeId } from '@ramify/document'

/** What topics said before, by where it is shown. */
interface OldWords {
  readonly beside: ReadonlyMap<NodeId, string>
  readonly inside: ReadonlyMap<NodeId, string>
}

/** Layouts in which nothing stands outward of a topic without children. */
const sideways = new Set(['default', 'default-poly', 'right', 'right-poly', 'left'])
/** More would push the map apart, or reach far over it. */
const longest = 80

/** The words of topics whose words have changed. They stand beside a topic where nothing else can be, else in it. */
export function oldWords({ nodes, merged }: Pick<MapDifference, 'nodes' | 'merged'>): OldWords {
  const [beside, inside] = [new Map<NodeId, string>(), new Map<NodeId, string>()]
  const hasRoom = sideways.has(merged.layout) && ![...merged.nodes.values()].some(({ layout }) => layout !== null)
  for (const [id, difference] of nodes) {
    const old = difference.sort === 'changed' ? difference.oldText?.replace(/\s+/g, ' ').trim() : undefined
    if (!old) continue
    const isFree = hasRoom && id !== merged.root && merged.nodes.get(id)?.children.length === 0
    ;(isFree ? beside : inside).set(id, shortened(old))
  }
  return { beside, inside }
}

function shortened(words: string): string {
  const letters = [...words]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : words
}
