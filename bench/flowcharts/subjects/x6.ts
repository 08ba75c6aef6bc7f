import { Graph, Selection } from '@antv/x6'
import type { ChartSession, ChartSubject } from '../chart-subject.ts'
import type { Chart } from '../generate-chart.ts'

type Cells = Parameters<Graph['fromJSON']>[0]

/** With its own orthogonal router: the one that keeps clear of shapes is many times slower. */
export const subject: ChartSubject<Cells> = {
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
  prepare: ({ shapes, connectors }: Chart) => ({
    nodes: shapes.map(({ id, text, x, y, width, height }) => ({ id, shape: 'rect', x, y, width, height, label: text })),
    edges: connectors.map(({ id, from, to }) => ({ id, shape: 'edge', source: from, target: to, router: 'orth' })),
  }),
  open,
}

function open(host: HTMLElement, cells: Cells): ChartSession {
  const graph = new Graph({
    container: host,
    width: window.innerWidth,
    height: window.innerHeight,
    panning: { enabled: true, eventTypes: ['mouseWheel'] },
    mousewheel: { enabled: true, modifiers: 'ctrl', factor: 1.05 },
    scaling: { min: 0.02, max: 4 },
  })
  const selection = new Selection({ enabled: true, multiple: true, movable: true, rubberband: false })
  graph.use(selection)
  graph.fromJSON(cells)
  const count = { shapes: graph.getNodes().length, connectors: graph.getEdges().length }
  return {
    fitAll: () => void graph.zoomToFit({ padding: 10, minScale: 0.02, maxScale: 1 }),
    reveal({ x, y }) {
      graph.zoomTo(1)
      graph.centerPoint(x, y)
    },
    selectAll: () => void selection.select(graph.getNodes()),
    selectNothing: () => void selection.clean(),
    selected: () => selection.length,
    isDrawn: () =>
      host.querySelectorAll('.x6-node').length >= count.shapes &&
      host.querySelectorAll('.x6-edge').length >= count.connectors,
    count: () => ({ shapes: graph.getNodes().length, connectors: graph.getEdges().length }),
    view() {
      const { tx, ty } = graph.translate()
      return { x: tx, y: ty, scale: graph.zoom() }
    },
    placeOf: (id) => {
      const cell = graph.getCellById(id)
      return cell.isNode() ? cell.position() : { x: Number.NaN, y: Number.NaN }
    },
  }
}
