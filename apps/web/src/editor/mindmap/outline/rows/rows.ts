import type { MapSnapshot, NodeId } from '@ramify/document'

/** One topic as a line of an outline. */
export interface Row {
  readonly id: NodeId
  /** 1 for the central topic and for floating ones. */
  readonly level: number
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number
  readonly size: number
  /** Floats, or hangs on what floats. */
  readonly isFloating: boolean
}

/** Every topic that is not folded away, from top to bottom, floating ones last. */
export function visibleRows({ root, floating, nodes }: MapSnapshot): Row[] {
  const rows: Row[] = []
  const waiting: Row[] = floating
    .map((id, nth) => ({ id, level: 1, position: nth + 1, size: floating.length, isFloating: true }))
    .reverse()
  waiting.push({ id: root, level: 1, position: 1, size: 1, isFloating: false })
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    const node = nodes.get(row.id)
    if (!node) continue
    rows.push(row)
    if (node.folded) continue
    const { children } = node
    for (let at = children.length - 1; at >= 0; at--) {
      waiting.push({
        id: children[at] as NodeId,
        level: row.level + 1,
        position: at + 1,
        size: children.length,
        isFloating: row.isFloating,
      })
    }
  }
  return rows
}

/** The central topic is a title: what hangs on it begins at the edge, as floating topics do. */
export function indentOf({ level, isFloating }: Row): number {
  return Math.max(0, level - levelAtEdge(isFloating))
}

export function levelAtEdge(isFloating: boolean): number {
  return isFloating ? 1 : 2
}
