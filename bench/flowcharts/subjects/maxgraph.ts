import { type Cell, Graph, InternalEvent, type PanningHandler } from '@maxgraph/core'
import type { ChartSession, ChartSubject } from '../chart-subject.ts'
import type { Chart } from '../generate-chart.ts'

/** It has no wheel of its own: what its editor does with one is done here. While shapes are dragged it shows a frame. */
export const subject: ChartSubject<Chart> = {
  lag: 150,
  gestures: { pan: 'right-drag', zoom: { keys: 'control', step: 4.6 } },
  prepare: (chart) => chart,
  open,
}

function open(host: HTMLElement, { shapes, connectors }: Chart): ChartSession {
  const graph = new Graph(host)
  graph.setPanning(true)
  const panning = graph.getPlugin<PanningHandler>('PanningHandler')
  // Also where a line is under the pointer.
  if (panning) panning.ignoreCell = true
  InternalEvent.disableContextMenu(host)
  const cells = new Map<string, Cell>()
  graph.batchUpdate(() => {
    const parent = graph.getDefaultParent()
    for (const { id, text, x, y, width, height } of shapes) {
      cells.set(id, graph.insertVertex({ parent, id, value: text, position: [x, y], size: [width, height] }))
    }
    for (const { id, from, to } of connectors) {
      const [source, target] = [cells.get(from), cells.get(to)]
      if (source && target)
        graph.insertEdge({ parent, id, source, target, style: { edgeStyle: 'orthogonalEdgeStyle' } })
    }
  })
  const { view } = graph
  host.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    graph.zoom(1.04 ** (event.deltaY < 0 ? 1 : -1), true)
  })
  const vertices = () => graph.getChildVertices(graph.getDefaultParent())
  return {
    fitAll() {
      const { width, height } = graph.getGraphBounds()
      const scale = view.scale * Math.min(window.innerWidth / (width + 20), window.innerHeight / (height + 20))
      view.scaleAndTranslate(scale, 0, 0)
      const bounds = graph.getGraphBounds()
      view.setTranslate(-bounds.x / scale, -bounds.y / scale)
    },
    reveal({ x, y }) {
      view.scaleAndTranslate(1, window.innerWidth / 2 - x, window.innerHeight / 2 - y)
    },
    selectAll: () => graph.setSelectionCells(vertices()),
    selectNothing: () => graph.clearSelection(),
    selected: () => graph.getSelectionCount(),
    isDrawn: () => view.getStates().size >= shapes.length + connectors.length,
    count: () => ({
      shapes: vertices().length,
      connectors: graph.getChildEdges(graph.getDefaultParent()).length,
    }),
    view() {
      const { scale, translate } = view
      return { x: translate.x * scale, y: translate.y * scale, scale }
    },
    placeOf: (id) => {
      const { x = Number.NaN, y = Number.NaN } = cells.get(id)?.getGeometry() ?? {}
      return { x, y }
    },
  }
}
