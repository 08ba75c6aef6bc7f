import type { TreeNode } from '../../trees/generate-tree.ts'
import { inOrder } from '../../trees/targets.ts'
import { textWidth } from './text-width.ts'

export interface FloorNode {
  readonly id: string
  text: string
  readonly parent: FloorNode | null
  children: FloorNode[]
  folded: boolean
  width: number
  x: number
  y: number
  /** How far the branch reaches, this node and the line to it included. */
  top: number
  bottom: number
  right: number
}

export const nodeHeight = 26
export const levelGap = 40
const siblingGap = 8
const padding = 10

export function buildMap(tree: TreeNode): Map<string, FloorNode> {
  const byId = new Map<string, FloorNode>()
  const parents = new Map<TreeNode, FloorNode>()
  for (const source of inOrder(tree)) {
    const parent = parents.get(source) ?? null
    const node = makeNode(source.id, source.text, parent)
    parent?.children.push(node)
    byId.set(node.id, node)
    for (const child of source.children) parents.set(child, node)
  }
  return byId
}

export function makeNode(id: string, text: string, parent: FloorNode | null): FloorNode {
  const places = { x: 0, y: 0, top: 0, bottom: 0, right: 0 }
  return { id, text, parent, children: [], folded: false, width: widthFor(text), ...places }
}

export const widthFor = (text: string): number => textWidth(text) + 2 * padding

/** Lays the whole map out to the right of its root and gives the unfolded nodes, parents before children. */
export function layOut(root: FloorNode): FloorNode[] {
  const order = [root]
  for (let index = 0; index < order.length; index++) {
    const node = order[index]
    if (node && !node.folded) for (const child of node.children) order.push(child)
  }
  for (let index = order.length - 1; index >= 0; index--) {
    const node = order[index]
    if (node) node.bottom = Math.max(nodeHeight, branchHeight(node))
  }
  root.x = -root.width / 2
  place(root, -root.bottom / 2)
  for (const node of order) {
    if (node.folded) continue
    let top = node.top + (node.bottom - node.top - branchHeight(node, true)) / 2
    for (const child of node.children) {
      const height = child.bottom
      child.x = node.x + node.width + levelGap
      place(child, top)
      top += height + siblingGap
    }
  }
  for (let index = order.length - 1; index > 0; index--) {
    const node = order[index]
    if (node?.parent) node.parent.right = Math.max(node.parent.right, node.right)
  }
  return order
}

/** Height of the children's branches one above the other. Until a node is placed, `bottom` holds its branch's height. */
function branchHeight(node: FloorNode, waiting = !node.folded): number {
  if (!waiting || node.children.length === 0) return 0
  let height = (node.children.length - 1) * siblingGap
  for (const child of node.children) height += child.bottom
  return height
}

function place(node: FloorNode, top: number): void {
  node.top = top
  node.y = top + (node.bottom - nodeHeight) / 2
  node.bottom = top + node.bottom
  node.right = node.x + node.width
}
