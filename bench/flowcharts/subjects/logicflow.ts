import LogicFlow from '@logicflow/core'
import type { ChartSession, ChartSubject } from '../chart-subject.ts'
import type { Chart } from '../generate-chart.ts'
import '@logicflow/core/dist/index.css'

type Data = Parameters<LogicFlow['render']>[0]

export const subject: ChartSubject<Data> = {
  lag: 150,
  gestures: { pan: 'wheel', zoom: { keys: 'control', step: 4.6 } },
  prepare: ({ shapes, connectors }: Chart) => ({
    // Its places are middles.
    nodes: shapes.map(({ id, text, x, y, width, height }) => ({
      id,
      type: 'rect',
      x: x + width / 2,
      y: y + height / 2,
      text,
      properties: { width, height },
    })),
    edges: connectors.map(({ id, from, to }) => ({ id, type: 'polyline', sourceNodeId: from, targetNodeId: to })),
  }),
  open,
}

function open(host: HTMLElement, data: Data): ChartSession {
  const flow = new LogicFlow({
    container: host,
    width: window.innerWidth,
    height: window.innerHeight,
    animation: false,
  })
  flow.setZoomMiniSize(0.02)
  flow.render(data)
  const { graphModel } = flow
  const count = { shapes: graphModel.nodes.length, connectors: graphModel.edges.length }
  return {
    fitAll: () => flow.fitView(10, 10),
    reveal({ x, y }) {
      flow.resetZoom()
      flow.focusOn({ coordinate: { x, y } })
    },
    selectAll: () => {
      for (const { id } of graphModel.nodes) flow.selectElementById(id, true)
    },
    selectNothing: () => flow.clearSelectElements(),
    selected: () => graphModel.selectNodes.length,
    isDrawn: () =>
      host.querySelectorAll('.lf-node').length >= count.shapes &&
      host.querySelectorAll('.lf-edge').length >= count.connectors,
    count: () => ({ shapes: graphModel.nodes.length, connectors: graphModel.edges.length }),
    view() {
      const { SCALE_X, TRANSLATE_X, TRANSLATE_Y } = flow.getTransform()
      return { x: TRANSLATE_X, y: TRANSLATE_Y, scale: SCALE_X }
    },
    placeOf: (id) => {
      const { x = Number.NaN, y = Number.NaN, width = 0, height = 0 } = flow.getNodeModelById(id) ?? {}
      return { x: x - width / 2, y: y - height / 2 }
    },
  }
}
