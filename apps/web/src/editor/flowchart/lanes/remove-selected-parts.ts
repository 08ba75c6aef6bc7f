import type { FlowchartCommand, FlowchartSnapshot, ShapeId } from '@ramify/document'
import { tableOf } from '../tables/table-of.ts'
import { removeParts } from './change-parts.ts'
import { isCell, isStack, partOf, type StackShape } from './parts.ts'

/**
 * Deletes parts of stacks, which close up: lanes, rows and fields. Cells go as whole rows or columns; of other cells only the words do.
 * The ids are of living parts, none in another.
 */
export function* removeSelectedParts(
  document: { readonly snapshot: FlowchartSnapshot },
  ids: readonly ShapeId[],
): Iterable<FlowchartCommand> {
  const cells = ids.filter((id) => isCellOf(document.snapshot, id))
  const others = ids.filter((id) => !isCellOf(document.snapshot, id))
  for (const [stack, parts] of Map.groupBy(others, (id) => partOf(document.snapshot, id)?.stack.id)) {
    yield* removeFrom(document.snapshot, stack === undefined ? [] : [stack], new Set(parts))
  }
  for (const table of new Set(cells.map((id) => tableOf(document.snapshot, id)?.table.id))) {
    if (table !== undefined) yield* removeCells(document.snapshot, table, new Set(cells))
  }
}

function* removeCells(
  snapshot: FlowchartSnapshot,
  id: ShapeId,
  chosen: ReadonlySet<ShapeId>,
): Iterable<FlowchartCommand> {
  const found = tableOf(snapshot, id)
  if (!found) return
  const { table, rows } = found
  const isChosen = (cell: ShapeId | undefined) => cell === undefined || chosen.has(cell)
  const wholeRows = rows.filter(({ children }) => children.length > 0 && children.every(isChosen))
  if (wholeRows.length > 0) {
    yield* removeFrom(snapshot, [table.id], new Set(wholeRows.map((row) => row.id)))
    return
  }
  const columns = new Set(
    [...(rows[0]?.children ?? []).keys()].filter((nth) => rows.every((row) => isChosen(row.children[nth]))),
  )
  if (columns.size > 0) yield* removeParts(snapshot, rows, columns)
  else {
    const living = [...chosen].filter((cell) => tableOf(snapshot, cell)?.table.id === id)
    for (const cell of living)
      if (snapshot.shapes.get(cell)?.text.text !== '') yield { type: 'setText', id: cell, text: '' }
  }
}

function* removeFrom(
  snapshot: FlowchartSnapshot,
  ids: readonly ShapeId[],
  parts: ReadonlySet<ShapeId>,
): Iterable<FlowchartCommand> {
  const stacks = ids.flatMap((id): StackShape[] => {
    const stack = snapshot.shapes.get(id)
    return isStack(stack) ? [stack] : []
  })
  const indexes = new Set(stacks.flatMap(({ children }) => children.flatMap((id, nth) => (parts.has(id) ? [nth] : []))))
  yield* removeParts(snapshot, stacks, indexes)
}

function isCellOf(snapshot: FlowchartSnapshot, id: ShapeId): boolean {
  const part = partOf(snapshot, id)
  return part !== undefined && isCell(snapshot, part)
}
