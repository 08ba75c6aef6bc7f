import { type MapContent, type NodeContent, newMap, openMap, toContent } from '@ramify/document'
import type { TreeNode } from '../trees/generate-tree.ts'
import { plainContent } from '../trees/plain-content.ts'

/** Words alone, or topics with all they can carry. */
export type Dress = 'plain' | 'dressed'

export function contentOf(tree: TreeNode, dress: Dress): MapContent {
  return dress === 'plain' ? plainContent(tree) : dressed(tree)
}

/** Every third topic has a mark, every fifth a style, and so on; some are joined by lines, summed up and framed. */
function dressed(tree: TreeNode): MapContent {
  const map = openMap(newMap({ text: tree.text, root: tree.id }))
  let nth = 0
  const dress = ({ id, text, children }: TreeNode): NodeContent => {
    nth++
    return {
      id,
      text:
        nth % 4 === 0
          ? {
              runs: [
                { text: `${text} `, attributes: {} },
                { text: 'now', attributes: { bold: true } },
              ],
            }
          : text,
      ...(nth % 3 === 0 && {
        marks: { priority: (nth % 9) + 1, progress: (nth % 5) * 25, labels: [`label ${nth % 7}`] },
      }),
      ...(nth % 5 === 0 && { look: { shape: 'hexagon', fill: '#fff2cc', size: 16 + (nth % 3) * 4 } }),
      ...(nth % 6 === 0 && { note: 'A note of some words' }),
      ...(nth % 7 === 0 && { link: { url: 'https://example.org', tip: '' } }),
      ...(nth % 11 === 0 && { image: { resource: `r${nth}`, width: 120, height: 80 } }),
      children: children.map(dress),
    }
  }
  map.execute({ type: 'addTree', forest: tree.children.map(dress), to: { parent: tree.id } })
  const parents = [...map.snapshot.nodes.values()].filter(({ children }) => children.length >= 3)
  for (const [index, { children }] of parents.entries()) {
    const [first, second, third] = children as [string, string, string]
    if (index % 4 === 0) map.execute({ type: 'addRange', kind: 'boundary', first, last: second })
    if (index % 4 === 1) map.execute({ type: 'addRange', kind: 'summary', first, last: second, topic: third })
    if (index % 4 === 2) map.execute({ type: 'addLine', from: first, to: third })
  }
  return toContent(map.snapshot)
}
