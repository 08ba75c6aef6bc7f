import { graphlib, layout } from '@dagrejs/dagre'
import { nodeGap, rowGap, type TidyDirection, type TidyGraph, type TidyPlaces } from './graph.ts'

const ranks: Readonly<Record<TidyDirection, 'TB' | 'LR' | 'BT' | 'RL'>> = {
  down: 'TB',
  right: 'LR',
  up: 'BT',
  left: 'RL',
}

/** In rows, one for each step. It calls itself once for each step of the longest way: very long ways overflow the stack. */
export function arrangeWithDagre({ nodes, edges }: TidyGraph, direction: TidyDirection): TidyPlaces {
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: ranks[direction], nodesep: nodeGap, ranksep: rowGap })
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height })
  for (const [nth, [from, to, words]] of edges.entries()) {
    graph.setEdge(from, to, words ? { ...words, labelpos: 'c' } : {}, String(nth))
  }
  layout(graph)
  return new Map(
    nodes.map(({ id, width, height }) => {
      const { x, y } = graph.node(id) as { x: number; y: number }
      return [id, { x: x - width / 2, y: y - height / 2 }]
    }),
  )
}
