import { type FloorNode, levelGap } from './floor-map.ts'

export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Nodes that touch a region, or whose line does: branches that do not reach it are never entered. */
export function visibleNodes(root: FloorNode, region: Region): FloorNode[] {
  const visible: FloorNode[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!reaches(node, region)) continue
    if (nodeTouches(node, region)) visible.push(node)
    if (!node.folded) for (const child of node.children) waiting.push(child)
  }
  return visible
}

/** The line to a node starts at its parent's middle, which may lie above or below the node's own branch. */
function reaches(node: FloorNode, region: Region): boolean {
  const joint = node.parent ? node.parent.y : node.y
  return (
    node.x - levelGap <= region.right &&
    node.right >= region.left &&
    Math.min(node.top, joint) <= region.bottom &&
    Math.max(node.bottom, joint) >= region.top
  )
}

function nodeTouches(node: FloorNode, region: Region): boolean {
  const joint = node.parent ? node.parent.y : node.y
  return (
    node.x + node.width >= region.left &&
    Math.min(node.y, joint) <= region.bottom &&
    Math.max(node.y, joint) + 30 >= region.top
  )
}
