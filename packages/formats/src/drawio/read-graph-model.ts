import type { ConnectorContent, End, FlowchartItems, ShapeContent, Stack, TextRun } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { htmlRuns } from '../html/html-runs.ts'
import { type Cell, numberOf, readCells } from './cells.ts'
import { kindOf } from './kinds.ts'
import { connectorLook, shapeLook } from './looks.ts'

/** Further in, shapes stand beside each other: nobody nests so deep. */
const deepest = 50
const mostBends = 100

/** The cells of one page of draw.io, as shapes and connectors; null for anything else. What it has and we do not is approximated. */
export function readGraphModel(xml: string): FlowchartItems | null {
  if (!xml.includes('<mxGraphModel')) return null
  const cells = readCells(xml)
  return cells && new Reader(cells).read()
}

/** Copied cells are XML, which is written as in an address; null for what is none. */
export function readDrawioClipboard(text: string): FlowchartItems | null {
  if (text.startsWith('<mxGraphModel')) return readGraphModel(text)
  if (!text.startsWith('%3CmxGraphModel')) return null
  try {
    return readGraphModel(decodeURIComponent(text))
  } catch {
    // A percent sign that stands for nothing.
    return null
  }
}

class Reader {
  readonly #cells: ReadonlyMap<string, Cell>
  readonly #inside: ReadonlyMap<string, readonly Cell[]>
  readonly #shapes: ShapeContent[] = []
  readonly #known = new Set<string>()
  /** Where each shape is on the page, before anything is turned. */
  readonly #origins = new Map<string, Point>()
  readonly #edges: { cell: Cell; origin: Point }[] = []

  constructor(cells: ReadonlyMap<string, Cell>) {
    this.#cells = cells
    this.#inside = Map.groupBy(cells.values(), ({ parent }) => parent)
  }

  read(): FlowchartItems {
    // Layers, and what is in none because the page's own cells were not copied.
    const layers = [...this.#cells.values()].filter(({ isVertex, isEdge }) => !isVertex && !isEdge)
    const around = new Set(layers.map(({ id }) => id))
    const tops = [...this.#cells.values()].filter(
      (cell) => (cell.isVertex || cell.isEdge) && (around.has(cell.parent) || !this.#cells.has(cell.parent)),
    )
    this.#add(tops, undefined, { x: 0, y: 0 }, 0)
    // In each other, or too deep in others: they stand on the page.
    const isLabel = ({ parent }: Cell) => this.#cells.get(parent)?.isEdge
    for (const cell of this.#cells.values()) if (!isLabel(cell)) this.#add([cell], undefined, { x: 0, y: 0 }, 0)
    const connectors = this.#edges.flatMap(({ cell, origin }) => this.#connector(cell, origin) ?? [])
    return { shapes: this.#shapes, connectors }
  }

  #add(cells: readonly Cell[], parent: ShapeContent | undefined, origin: Point, depth: number): void {
    for (const cell of cells) {
      if (this.#origins.has(cell.id)) continue
      if (cell.isEdge) {
        this.#edges.push({ cell, origin })
        this.#origins.set(cell.id, origin)
        continue
      }
      if (!cell.isVertex) continue
      const { x, y } = cell.geometry
      const at = { x: origin.x + x, y: origin.y + y }
      this.#origins.set(cell.id, at)
      const inside = this.#inside.get(cell.id) ?? []
      const shape = shapeOf(cell, parent, inside)
      this.#shapes.push(shape)
      this.#known.add(cell.id)
      if (depth < deepest) this.#add(inside, shape, at, depth + 1)
    }
  }

  #connector(cell: Cell, origin: Point): ConnectorContent | null {
    const { style, geometry } = cell
    const place = ({ x, y }: Point): Point => ({ x: origin.x + x, y: origin.y + y })
    const end = (shape: string | null, side: 'exit' | 'entry', point: string): End | null => {
      if (shape !== null && this.#known.has(shape)) return { shape, ...fixedAt(style, side) }
      const free = geometry.named.get(point)
      return free ? { point: place(free) } : null
    }
    const from = end(cell.source, 'exit', 'sourcePoint')
    const to = end(cell.target, 'entry', 'targetPoint')
    if (!from || !to) return null
    const labels = [cell, ...(this.#inside.get(cell.id) ?? [])].flatMap((label) => {
      const text = labelText(label)
      // Along its line from -1 to 1.
      const at = Math.min(1, Math.max(0, (label.geometry.x + 1) / 2))
      return text.runs.length > 0 ? [{ text, at }] : []
    })
    return {
      id: cell.id,
      from,
      to,
      style: styleOf(style),
      bends: geometry.points.slice(0, mostBends).map(place),
      look: connectorLook(style),
      labels,
    }
  }
}

/** In cells that say so labels are HTML. */
function labelText({ label, style }: Cell): { runs: readonly TextRun[] } {
  if (style.get('html') === '1') return { runs: htmlRuns(label) }
  return { runs: label === '' ? [] : [{ text: label, attributes: {} }] }
}

function shapeOf(cell: Cell, parent: ShapeContent | undefined, inside: readonly Cell[]): ShapeContent {
  const { id, style, geometry, tooltip } = cell
  const isStack = style.get('childLayout') === 'stackLayout' || style.get('childLayout') === 'tableLayout'
  const lanes = inside.some((child) => child.style.has('swimlane'))
  const isClass = isStack && style.has('swimlane') && !lanes && parent?.kind !== 'pool'
  const kind = isClass ? 'uml-class' : kindOf(cell, isStack && lanes, parent?.kind ?? null)
  const stack = stackOf(kind, style)
  return {
    id,
    ...(parent?.id !== undefined && { parent: parent.id }),
    kind,
    box: {
      x: geometry.x,
      y: geometry.y,
      width: Math.max(0, geometry.width),
      height: Math.max(0, geometry.height),
      turn: numberOf(style.get('rotation')) % 360,
    },
    text: labelText(cell),
    look: shapeLook(style),
    ...(tooltip !== '' && { note: tooltip }),
    ...(stack && { stack }),
  }
}

function stackOf(kind: string, style: Cell['style']): Stack | null {
  const header = Math.max(0, numberOf(style.get('startSize')))
  if (kind === 'pool') {
    const side = style.get('horizontal') === '0' ? 'left' : 'top'
    return { direction: style.get('horizontalStack') === '1' ? 'columns' : 'rows', header, side }
  }
  if (kind === 'uml-class' || kind === 'table') return { direction: 'rows', header, side: 'top' }
  return kind === 'table-row' ? { direction: 'columns', header: 0, side: 'left' } : null
}

/** A point of the border that somebody chose, as a share of the box. */
function fixedAt(style: Cell['style'], side: 'exit' | 'entry'): { at?: Point } {
  const [x, y] = [style.get(`${side}X`), style.get(`${side}Y`)]
  if (x === undefined || y === undefined) return {}
  const share = (text: string) => Math.min(1, Math.max(0, numberOf(text)))
  return { at: { x: share(x), y: share(y) } }
}

function styleOf(style: Cell['style']): string {
  if (style.get('curved') === '1') return 'curved'
  const edge = style.get('edgeStyle')
  if (edge === undefined || edge === 'none' || edge === '') return 'straight'
  return style.get('rounded') === '1' ? 'rounded' : 'orthogonal'
}
