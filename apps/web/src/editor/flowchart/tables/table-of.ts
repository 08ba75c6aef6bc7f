import type { FlowchartSnapshot, ShapeId } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { isCell, isStack, partOf, type StackShape } from '../lanes/parts.ts'

/** A table whose rows are stacks of cells. Somebody else may just be adding a column: rows need not be equally long. */
export interface Table {
  readonly table: StackShape
  readonly rows: readonly StackShape[]
}

export interface CellPlace extends Table {
  readonly row: number
  readonly column: number
}

/** The table of a cell, of a row, or the table itself. */
export function tableOf(snapshot: FlowchartSnapshot, id: ShapeId): Table | undefined {
  const part = partOf(snapshot, id)
  const outer = part && partOf(snapshot, part.stack.id)
  const table = outer && isCell(snapshot, part) ? outer.stack : (part?.stack ?? snapshot.shapes.get(id))
  if (!isStack(table) || flowShape(table.kind).isFrame) return undefined
  const rows = table.children.flatMap((row) => {
    const shape = snapshot.shapes.get(row)
    return isStack(shape) ? [shape] : []
  })
  return rows.length > 0 && rows.length === table.children.length ? { table, rows } : undefined
}

/** Undefined for what is no cell. */
export function cellPlace(snapshot: FlowchartSnapshot, id: ShapeId): CellPlace | undefined {
  const part = partOf(snapshot, id)
  const found = part && isCell(snapshot, part) ? tableOf(snapshot, id) : undefined
  if (!found || !part) return undefined
  return { ...found, row: found.rows.findIndex((row) => row.id === part.stack.id), column: part.index }
}

export const cellAt = ({ rows }: Table, row: number, column: number): ShapeId | undefined => rows[row]?.children[column]

export const columnCount = ({ rows }: Table): number => Math.max(0, ...rows.map(({ children }) => children.length))
