import { type Pen, type Rect, rectangle, tracePath } from '@ramify/geometry'
import type { Layout, Places } from '@ramify/layouts'
import { mix } from '@ramify/themes'
import { startOfLine } from '../../drawing/draw-text-block.ts'
import type { Drawing, Layer, ShapePrimitive, TracedPrimitive } from '../../drawing/primitives.ts'
import { StyleGroups } from '../../drawing/style-groups.ts'
import { cellOf, cellPaint } from '../cell.ts'
import { type Connector, traceConnector } from '../connectors/connector.ts'
import { connectorByName } from '../connectors/table.ts'
import type { Face } from '../faces/face.ts'
import { connectorEnds, isInTable } from './connector-ends.ts'
import type { Plan } from './plan.ts'

/**
 * Thousands of topics as a handful of primitives, one for each colour and width: to be painted after every change of a
 * map that is seen as a whole.
 */
export function farLayers(nodes: readonly number[], plan: Plan, places: Places, paper: string): Layer[] {
  const lines = new StyleGroups<number>()
  const cells = new StyleGroups<Rect>()
  const boxes = new StyleGroups<Box>()
  const bars = new StyleGroups<number>()
  const dressed: Drawing[] = []
  for (const node of nodes) {
    const face = plan.faces[node] as Face
    const { style, body } = face
    const cell = cellOf(places.cells, node)
    if (cell) {
      const { fill, stroke, strokeWidth } = cellPaint(face, paper)
      cells.add(fill, stroke, strokeWidth, cell)
    }
    if ((plan.forest.parent[node] as number) >= 0 && !isInTable(places, plan.forest, node)) {
      const { color, width } = style.line
      if (connectorOf(node, plan, places).outlined) lines.add(color, null, 0, node)
      else lines.add(null, color, width, node)
    }
    if (body.marks.length > 0 || body.chips.length > 0 || body.image || body.formula || body.tags) {
      const primitives = face.primitives.filter(({ kind }) => kind !== 'text')
      dressed.push({ x: places.x[node] as number, y: places.y[node] as number, primitives })
    } else {
      for (const shape of face.drawShape()) {
        if (shape.kind === 'shape') boxes.add(shape.fill, shape.stroke, shape.strokeWidth, { node, shape })
      }
    }
    if (body.block.width > 0) {
      bars.add(style.fill, style.color, barHeight * body.type.font.size, node)
    }
  }
  const inMap = (primitives: readonly TracedPrimitive[]): Layer => [{ x: 0, y: 0, primitives }]
  return [
    inMap([
      ...lines.primitives((pen, node) => traceLine(pen, node, plan, places)),
      ...cells.primitives((pen, cell) => tracePath(pen, rectangle(cell))),
    ]),
    inMap(boxes.primitives((pen, box) => tracePath(pen, box.shape.path, places.x[box.node], places.y[box.node]))),
    dressed,
    inMap(bars.primitives((pen, node) => traceBars(pen, node, plan, places)).map((bar) => pale(bar, paper))),
  ]
}

/** Letters leave more than half of what is behind them between them. */
function pale(bar: TracedPrimitive, paper: string): TracedPrimitive {
  return { ...bar, fill: null, stroke: bar.stroke && mix(bar.stroke, bar.fill ?? paper, 0.45) }
}

interface Box {
  readonly node: number
  readonly shape: ShapePrimitive
}

/** In parts of the size of the letters. */
const barHeight = 0.45

function connectorOf(node: number, { faces, forest }: Plan, { layouts }: Places): Connector {
  const face = faces[node] as Face
  const { line } = layouts[forest.parent[node] as number] as Layout
  return connectorByName(face.look.lineStyle, line, face.style.line.style)
}

function traceLine(pen: Pen, node: number, plan: Plan, places: Places): void {
  const ends = connectorEnds(plan, places, node)
  if (ends) traceConnector(pen, connectorOf(node, plan, places), ends, (plan.faces[node] as Face).style.line)
}

function traceBars(pen: Pen, node: number, { faces }: Plan, { x, y }: Places): void {
  const { body } = faces[node] as Face
  for (const line of body.block.lines) {
    const start = (x[node] as number) + startOfLine(body, line)
    const middle = (y[node] as number) + body.text.y + line.baseline - 0.3 * body.type.font.size
    pen.moveTo(start, middle)
    pen.lineTo(start + line.width, middle)
  }
}
