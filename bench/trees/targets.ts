import type { TreeNode } from './generate-tree.ts'
import { randomFrom } from './random.ts'

/** Which nodes the operations work on: the same ones for every subject. */
export interface Targets {
  /** Nodes anywhere in the map, to add to and to edit. */
  readonly nodes: string[]
  /** Main branches and branches below them, to fold. */
  readonly branches: string[]
  /** In the middle of the map, with content all around it: where moving starts. */
  readonly middle: string
}

export function chooseTargets(tree: TreeNode): Targets {
  const all = inOrder(tree)
  const random = randomFrom(all.length + 1)
  const nodes = Array.from({ length: 64 }, () => all[1 + Math.floor(random() * (all.length - 1))]?.id ?? tree.id)
  const main = tree.children.filter((node) => node.children.length > 0)
  const below = main.flatMap((node) => node.children.filter((child) => child.children.length > 0).slice(0, 1))
  const branches = main.flatMap((node, index) => [node.id, below[index]?.id ?? node.id])
  return { nodes, branches, middle: all[Math.floor(all.length / 2)]?.id ?? tree.id }
}

/** Every node, parents before children. Without recursion, because maps may be deep. */
export function inOrder(tree: TreeNode): TreeNode[] {
  const all: TreeNode[] = []
  const waiting = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    all.push(node)
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index]
      if (child) waiting.push(child)
    }
  }
  return all
}
