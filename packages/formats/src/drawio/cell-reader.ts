import { isNewId, newId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { Cell } from './cells.ts'
import { type ConnectorWay, connectorWay } from './read-connector.ts'
import { type Around, kindAmong, type LabelParts, labelParts, type ShapeParts, shapeParts } from './read-shape.ts'

/** Further in, shapes stand beside each other: nobody nests so deep. */
const deepest = 50

export interface ReadShape extends ShapeParts {
  readonly type: 'shape'
  readonly id: string
  readonly cell: Cell
  readonly kind: string
  /** The name of a shape that is shown as another one. */
  readonly unknown?: string | undefined
  readonly layer: string
  readonly children: ReadShape[]
}

export interface ReadConnector extends ConnectorWay {
  readonly type: 'connector'
  readonly id: string
  readonly cell: Cell
  /** From where the points of its cell are counted. */
  readonly origin: Point
  /** How many shapes that are in the same one lie behind it. */
  readonly nth: number
  readonly layer: string
  readonly labels: readonly (LabelParts & { readonly id: string; readonly cell: Cell })[]
}

export interface ReadCells {
  /** Cells that hold all others: not 0, which holds them. */
  readonly layers: readonly Cell[]
  /** From the back to the front. */
  readonly items: readonly (ReadShape | ReadConnector)[]
  /** What is nothing here: hidden cells, lines without ends. */
  readonly others: readonly Cell[]
}

/** Ids of a whole document: those of cells are good for one page only. */
export class DocumentIds {
  readonly #taken = new Set<string>()

  /** This one, if it may be an id and is not there yet. */
  of(wanted: string): string {
    const id = isNewId(wanted) && !this.#taken.has(wanted) ? wanted : newId()
    this.#taken.add(id)
    return id
  }
}

interface DrawnEdge {
  readonly cell: Cell
  readonly origin: Point
  readonly layer: string
  readonly nth: number
}

/** Where a cell stands: from where its place is counted, and as the how manieth in what it is in. */
interface Spot {
  readonly at: Point
  readonly layer: string
  readonly depth: number
  readonly nth: number
}

/** Reads the cells of one page as shapes and connectors. */
export class CellReader {
  readonly #cells: ReadonlyMap<string, Cell>
  readonly #inside: ReadonlyMap<string, readonly Cell[]>
  readonly #ids: DocumentIds
  /** By the ids of their cells. */
  readonly #shapes = new Map<string, { readonly id: string; readonly middle: Point }>()
  readonly #seen = new Set<string>()
  readonly #items: (ReadShape | DrawnEdge)[] = []
  readonly #others: Cell[] = []

  constructor(cells: ReadonlyMap<string, Cell>, ids: DocumentIds) {
    this.#cells = cells
    this.#inside = Map.groupBy(cells.values(), ({ parent }) => parent)
    this.#ids = ids
  }

  read(): ReadCells {
    const isItem = ({ isVertex, isEdge }: Cell) => isVertex || isEdge
    const holders = [...this.#cells.values()].filter((cell) => !isItem(cell))
    const layers = holders.filter(({ id, parent }) => id !== '0' && this.#cells.has(parent))
    for (const { id } of holders) this.#seen.add(id)
    for (const { id } of holders) this.#addTops(this.#inside.get(id) ?? [], id)
    // What is in nothing, because the page's own cells were not copied; and what is in itself.
    const lost = [...this.#cells.values()].filter((cell) => isItem(cell) && !this.#cells.has(cell.parent))
    this.#addTops(lost, '')
    for (const cell of this.#cells.values()) {
      if (!this.#cells.get(cell.parent)?.isEdge) this.#addTops([cell], '')
    }
    const items = this.#items.flatMap((item): (ReadShape | ReadConnector)[] => {
      const read = 'type' in item ? item : this.#connector(item)
      return read ? [read] : []
    })
    return { layers, items, others: this.#others }
  }

  #addTops(cells: readonly Cell[], layer: string): void {
    for (const cell of cells) {
      const shape = this.#add(cell, undefined, { at: { x: 0, y: 0 }, layer, depth: 0, nth: 0 })
      if (shape) this.#items.push(shape)
    }
  }

  #add(cell: Cell, around: Around | undefined, { at: origin, layer, depth, nth }: Spot): ReadShape | null {
    if (this.#seen.has(cell.id)) return null
    this.#seen.add(cell.id)
    const inside = this.#inside.get(cell.id) ?? []
    if (cell.isHidden) {
      this.#hide(cell)
      return null
    }
    if (cell.isEdge) {
      this.#items.push({ cell, origin, layer, nth })
      return null
    }
    const { kind, unknown } = kindAmong(cell, around, inside)
    const parts = shapeParts(cell, around)
    const { x = 0, y = 0, width = 0, height = 0 } = parts.box
    const at = { x: origin.x + x, y: origin.y + y }
    const id = this.#ids.of(cell.id)
    this.#shapes.set(cell.id, { id, middle: { x: at.x + width / 2, y: at.y + height / 2 } })
    const shape: ReadShape = { type: 'shape', id, cell, kind, unknown, layer, ...parts, children: [] }
    if (depth >= deepest) return shape
    for (const child of inside) {
      const spot = { at, layer, depth: depth + 1, nth: shape.children.length }
      const read = this.#add(child, { kind, width, height }, spot)
      if (read) shape.children.push(read)
    }
    return shape
  }

  /** With all that is in it. */
  #hide(top: Cell): void {
    const left = [top]
    for (let cell = left.pop(); cell; cell = left.pop()) {
      this.#others.push(cell)
      this.#seen.add(cell.id)
      for (const child of this.#inside.get(cell.id) ?? []) if (!this.#seen.has(child.id)) left.push(child)
    }
  }

  #connector({ cell, origin, layer, nth }: DrawnEdge): ReadConnector | null {
    const inside = this.#inside.get(cell.id) ?? []
    const way = connectorWay(cell, origin, {
      shapeOf: (id) => this.#shapes.get(id)?.id,
      middleOf: (id) => this.#middleOf(id),
    })
    if (!way) {
      this.#others.push(cell, ...inside)
      return null
    }
    const labels = [cell, ...inside].flatMap((label) => {
      const parts = label.isHidden || (label.isEdge && label !== cell) ? undefined : labelParts(label)
      if (parts && parts.runs.length > 0) return [{ ...parts, cell: label, id: this.#ids.of(`${label.id}.label`) }]
      if (label !== cell) this.#others.push(label)
      return []
    })
    return { type: 'connector', id: this.#ids.of(cell.id), cell, origin, nth, layer, ...way, labels }
  }

  /** Between the shapes that another line connects. */
  #middleOf(id: string): Point | undefined {
    const line = this.#cells.get(id)
    if (!line?.isEdge) return undefined
    const ends = [line.source, line.target].flatMap((end) => this.#shapes.get(end ?? '')?.middle ?? [])
    const points = ends.length > 0 ? ends : [...line.geometry.named.values()]
    if (points.length === 0) return undefined
    const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
    return { x: sum.x / points.length, y: sum.y / points.length }
  }
}
