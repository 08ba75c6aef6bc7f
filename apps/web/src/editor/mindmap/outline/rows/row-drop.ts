import type { Destination, MapSnapshot, NodeId } from '@ramify/document'
import { levelAtEdge, type Row } from './rows.ts'

/** Where rows that are carried would go. */
export interface RowDrop {
  readonly to: Exclude<Destination, { at: unknown }>
  readonly parent: NodeId
  /** How far in the line that shows it begins. */
  readonly indent: number
}

/**
 * What a drop between two rows would do. How far right the pointer is says on which level: at most as a child of the row
 * above, at least beside the row below. `rows` are those that stay. Null where nothing can stand: above the central topic.
 */
export function rowDrop({ nodes }: MapSnapshot, rows: readonly Row[], gap: number, indent: number): RowDrop | null {
  const above = rows[gap - 1]
  if (!above) return null
  const edge = levelAtEdge(above.isFloating)
  const below = rows[gap]
  const least = below && below.isFloating === above.isFloating ? Math.max(2, below.level) : 2
  const level = Math.min(above.level + 1, Math.max(least, indent + edge))
  const drop = { indent: level - edge }
  if (level > above.level)
    return { ...drop, parent: above.id, to: firstIn(nodes.get(above.id)?.children, above, below) }
  let beside = above.id
  for (let at = above.level; at > level; at--) beside = nodes.get(beside)?.parent ?? beside
  const parent = nodes.get(beside)?.parent
  return parent == null ? null : { ...drop, parent, to: { after: beside } }
}

/** Before the first that stays, on its side; in a folded branch, whose rows nobody sees, at the top all the same. */
function firstIn(children: readonly NodeId[] | undefined, above: Row, below: Row | undefined): RowDrop['to'] {
  if (below && children?.includes(below.id)) return { before: below.id }
  return { parent: above.id, index: 0 }
}
