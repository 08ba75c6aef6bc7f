import type { Look, NodeId, NodeSnapshot, NodeTable } from '@ramify/document'

export const isDressed = ({ look }: { look: Look }): boolean => Object.keys(look).length > 0

/** The same nodes, each as the theme says. */
export function plainLooks(nodes: NodeTable): NodeTable {
  const plain = (node: NodeSnapshot) => (isDressed(node) ? { ...node, look: {} } : node)
  const get = (id: NodeId) => {
    const node = nodes.get(id)
    return node && plain(node)
  }
  return {
    size: nodes.size,
    get,
    *values() {
      for (const node of nodes.values()) yield plain(node)
    },
  }
}
