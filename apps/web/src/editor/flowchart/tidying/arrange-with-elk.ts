import Elk from 'elkjs/lib/elk.bundled.js'
import {
  nodeGap,
  rowGap,
  type TidyDirection,
  type TidyGraph,
  type TidyMethod,
  type TidyOrder,
  type TidyPlaces,
} from './graph.ts'

const algorithms: Readonly<Record<TidyMethod, string>> = {
  layers: 'layered',
  tree: 'mrtree',
  radial: 'radial',
  force: 'stress',
}

const directions: Readonly<Record<TidyDirection, string>> = { down: 'DOWN', right: 'RIGHT', up: 'UP', left: 'LEFT' }

/** Slower than dagre, but it has more ways to arrange and bears charts of any size. */
export async function arrangeWithElk(
  { nodes, edges }: TidyGraph,
  { method, direction }: TidyOrder,
): Promise<TidyPlaces> {
  const { children = [] } = await new Elk().layout({
    id: 'page',
    layoutOptions: {
      'elk.algorithm': algorithms[method],
      'elk.direction': directions[direction],
      'elk.spacing.nodeNode': String(nodeGap),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(rowGap),
      'elk.edgeLabels.placement': 'CENTER',
      // Long edges of `stress` are what keeps shapes apart.
      'elk.stress.desiredEdgeLength': '200',
    },
    children: nodes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(([from, to, words], nth) => ({
      id: `edge ${nth}`,
      sources: [from],
      targets: [to],
      ...(words && method === 'layers' && { labels: [{ id: `words ${nth}`, text: ' ', ...words }] }),
    })),
  })
  return new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
}
