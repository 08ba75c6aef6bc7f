import { newFlowchart, openFlowchart } from '@ramify/document'
import { fontkitMeasurer, outlineOf } from '@ramify/render'
import { composeFlowchart, type FlowShape, lineEndNames, paintSvg, shapeSets } from '@ramify/scene'
import { themes } from '@ramify/themes'

const cell = { width: 176, height: 136 }
const columns = 8
/** What is seen only with something in it. */
const apart = new Set(['pool', 'lane', 'container', 'group', 'uml-divider'])

/** Every shape of every set with its name, as it looks when it is new, and what people can do with one. */
export function shapeSheet(theme: keyof typeof themes): string {
  const chart = openFlowchart(newFlowchart({ pageName: 'Shapes' }))
  let row = 0
  for (const [set, all] of Object.entries(shapeSets)) {
    const shown = all.filter(({ id }) => !apart.has(id))
    chart.execute({
      type: 'addItems',
      shapes: [{ kind: 'text', box: at(0, row, 0.18), text: set, look: { bold: true, align: 'left' } }],
    })
    for (const [nth, shape] of shown.entries()) {
      const place = at(nth % columns, row + 0.25 + Math.floor(nth / columns), 1)
      // Large ones are shown as small as they can be here.
      const width = Math.min(shape.size.width, 152)
      const height = Math.min(shape.size.height, 100)
      chart.execute({
        type: 'addItems',
        shapes: [
          {
            kind: shape.id,
            text: textOf(shape),
            box: { x: place.x + (cell.width - width) / 2, y: place.y + (100 - height) / 2, width, height },
          },
          { kind: 'text', box: { ...place, y: place.y + 112, height: 20 }, text: shape.id, look: { size: 12 } },
        ],
      })
    }
    row += 0.35 + Math.ceil(shown.length / columns)
  }
  addFrames(chart, row * cell.height)
  addFlow(chart, row * cell.height)
  addEnds(chart, row * cell.height + 780)
  const measurer = fontkitMeasurer()
  const page = composeFlowchart({ snapshot: chart.snapshot, theme: themes[theme], measurer })
  return paintSvg(page, { outline: outlineOf })
}

function textOf({ id, isTextOutside, size }: FlowShape): string {
  if (id === 'image' || id === 'uml-activation') return ''
  return isTextOutside || size.width < 92 || id === 'uml-fragment' ? 'Order' : 'Look up the order'
}

type Chart = ReturnType<typeof openFlowchart>

const at = (column: number, row: number, height: number) => ({
  x: column * cell.width,
  y: row * cell.height,
  width: cell.width,
  height: height * cell.height,
})

/** The chart of the design: lanes, a decision, labels. */
function addFlow(chart: Chart, y: number): void {
  const box = (x: number, top: number, width: number, height: number) => ({ x, y: top, width, height })
  chart.execute({
    type: 'addItems',
    shapes: [
      {
        id: 'pool',
        kind: 'pool',
        box: box(0, y + 40, 1000, 660),
        stack: { direction: 'rows', header: 0, side: 'left' },
      },
      { id: 'customer', parent: 'pool', kind: 'lane', box: { width: 1000, height: 200 }, text: 'Customer' },
      { id: 'support', parent: 'pool', kind: 'lane', box: { width: 1000, height: 240 }, text: 'Support' },
      { id: 'finance', parent: 'pool', kind: 'lane', box: { width: 1000, height: 220 }, text: 'Finance' },
      { id: 'wants', parent: 'customer', kind: 'terminator', box: box(56, 78, 140, 46), text: 'Wants a refund' },
      { id: 'number', parent: 'customer', kind: 'data', box: box(226, 74, 140, 54), text: 'Order number' },
      {
        id: 'voucher',
        parent: 'customer',
        kind: 'process',
        box: box(400, 74, 140, 54),
        text: 'Gets a voucher',
        look: { fill: '#fbf0de', border: '#d18101', color: '#8e5805' },
      },
      { id: 'money', parent: 'customer', kind: 'terminator', box: box(780, 78, 130, 46), text: 'Money back' },
      { id: 'look', parent: 'support', kind: 'process', box: box(228, 92, 136, 58), text: 'Look up\nthe order' },
      { id: 'within', parent: 'support', kind: 'decision', box: box(400, 73, 140, 96), text: 'Within\n30 days?' },
      { id: 'over', parent: 'support', kind: 'decision', box: box(590, 73, 140, 96), text: 'Over 100?' },
      { id: 'ledger', parent: 'finance', kind: 'database', box: box(414, 66, 112, 72), text: 'Ledger' },
      { id: 'second', parent: 'finance', kind: 'process', box: box(596, 74, 128, 56), text: 'Second\nsignature' },
      { id: 'pay', parent: 'finance', kind: 'process', box: box(780, 76, 104, 52), text: 'Pay back' },
    ],
    connectors: [
      { from: { shape: 'wants' }, to: { shape: 'number' } },
      { from: { shape: 'number' }, to: { shape: 'look' } },
      { from: { shape: 'look' }, to: { shape: 'within' } },
      { from: { shape: 'within' }, to: { shape: 'voucher' }, labels: [{ text: 'No' }] },
      { from: { shape: 'within' }, to: { shape: 'over' } },
      { from: { shape: 'over' }, to: { shape: 'second' }, labels: [{ text: 'Yes' }] },
      { from: { shape: 'over' }, to: { shape: 'pay' }, labels: [{ text: 'No', at: 0.25 }] },
      { from: { shape: 'second' }, to: { shape: 'pay' } },
      { from: { shape: 'pay' }, to: { shape: 'money', port: 'right' } },
      { from: { shape: 'pay', port: 'bottom' }, to: { shape: 'ledger', port: 'bottom' }, look: { dash: 'dashed' } },
    ],
  })
}

/** Everything that can be at an end of a line, with its name; and lines drawn by hand. */
function addEnds(chart: Chart, y: number): void {
  const place = (nth: number) => ({ x: 20 + (nth % 7) * 200, y: y + Math.floor(nth / 7) * 48 })
  chart.execute({
    type: 'addItems',
    connectors: lineEndNames.map((name, nth) => {
      const { x, y } = place(nth)
      return {
        from: { point: { x, y } },
        to: { point: { x: x + 160, y } },
        style: 'straight',
        labels: [{ text: name }],
        look: { startArrow: name, endArrow: name, ...(nth % 7 === 6 && { sketch: true }) },
      }
    }),
  })
  const sketched = ['process', 'decision', 'database', 'cloud', 'net-server', 'org-person'].map((kind, nth) => ({
    kind,
    text: 'By hand',
    box: { x: 20 + nth * 200, y: y + 170, width: 140, height: 84 },
    look: { sketch: true },
  }))
  chart.execute({ type: 'addItems', shapes: sketched })
}

/** Lanes in columns, a container, and what looks can do. */
function addFrames(chart: Chart, y: number): void {
  const box = (x: number, top: number, width: number, height: number) => ({ x, y: y + top, width, height })
  chart.execute({
    type: 'addItems',
    shapes: [
      {
        id: 'columns',
        kind: 'pool',
        box: box(1040, 40, 400, 260),
        stack: { direction: 'columns', header: 36, side: 'top' },
        text: 'Release',
      },
      { parent: 'columns', kind: 'lane', box: { width: 200, height: 200 }, text: 'Build' },
      { parent: 'columns', kind: 'lane', box: { width: 200, height: 200 }, text: 'Ship' },
      { id: 'frame', kind: 'container', box: box(1040, 330, 240, 150), text: 'Backend' },
      { parent: 'frame', kind: 'process', box: { x: 24, y: 52, width: 120, height: 60 }, text: 'Service' },
      { id: 'a', kind: 'process', box: { ...box(1060, 540, 120, 56), turn: 20 }, text: 'Turned' },
      {
        id: 'b',
        kind: 'rectangle',
        box: box(1320, 540, 120, 56),
        text: 'Shadow',
        look: { shadow: true, fill: '#fff3c4' },
      },
      { id: 'c', kind: 'ellipse', box: box(1060, 640, 120, 60), text: 'Half seen', look: { opacity: 0.4 } },
      {
        id: 'd',
        kind: 'rectangle',
        box: box(1320, 640, 120, 60),
        text: 'Dotted',
        look: { dash: 'dotted', fill: 'none' },
      },
      {
        id: 'e',
        kind: 'rectangle',
        box: box(1320, 340, 120, 100),
        text: 'A long text that does not fit into its shape and grows out of it above and below',
        look: { size: 16 },
      },
    ],
    connectors: [
      { from: { shape: 'a' }, to: { shape: 'b' }, style: 'straight', labels: [{ text: 'straight' }] },
      { from: { shape: 'c' }, to: { shape: 'd' }, style: 'curved', look: { startArrow: 'arrow' } },
      { from: { shape: 'c' }, to: { shape: 'c' } },
      { from: { shape: 'a' }, to: { shape: 'd' }, style: 'rounded', look: { width: 3, color: '#ea5a47' } },
    ],
  })
}
