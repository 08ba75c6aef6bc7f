import { type ContentNode, contentVersion, type MapContent } from '@ramify/document'
import type { TreeNode } from './generate-tree.ts'
import { inOrder } from './targets.ts'

/** A generated map in this project's own format: words alone. */
export function plainContent(tree: TreeNode): MapContent {
  return {
    root: contentNode(tree),
    relLine: [],
    style: {},
    template: 'right',
    theme: 'sky-19',
    background: null,
    version: contentVersion,
    resources: [],
  }
}

function contentNode(tree: TreeNode): ContentNode {
  const made = new Map<string, ContentNode>()
  for (const node of inOrder(tree).reverse()) {
    const children = node.children.flatMap((child) => made.get(child.id) ?? [])
    made.set(node.id, { data: { id: node.id, text: node.text }, children })
  }
  return made.get(tree.id) ?? { data: { id: tree.id, text: tree.text }, children: [] }
}
