import type { ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { cellPlace, columnCount, tableOf } from '../tables/table-of.ts'
import { addColumnAt, addRowAt } from '../tables/tables.ts'
import { lengthsIn } from './change-parts.ts'
import { addFieldAt } from './fields.ts'
import { addLaneAt, currentLane, holdsLanes } from './lanes.ts'
import { leadShape } from './lead-shape.ts'
import { isLane, isRows, isStack, partOf, type StackShape } from './parts.ts'

/** Adds a lane, a row or a column where it stands, at the border of two. */
export interface PartButton {
  readonly key: string
  /** On the page. */
  readonly at: Point
  readonly run: () => void
}

/** Pixels of the screen. */
export const buttonRadius = 8
const away = 16
const reach = 11

/** Beside the selected lane, row, column or field; of a pool or a table that is selected as a whole, at its end. */
export function partButtons(editor: FlowchartEditor): readonly PartButton[] {
  const lead = leadShape(editor)
  if (!lead || editor.selection.get().length > 1 || editor.readOnly || !isIdle(editor)) return none
  const { snapshot } = editor.document
  if (isLockedShape(snapshot, lead.id)) return none
  const table = tableOf(snapshot, lead.id)
  if (table) {
    const cell = cellPlace(snapshot, lead.id)
    const row = cell?.row ?? table.rows.findIndex(({ id }) => id === lead.id)
    const rows = row < 0 ? [table.rows.length] : [row, row + 1]
    const columns = cell ? [cell.column, cell.column + 1] : row < 0 ? [columnCount(table)] : []
    const [first] = table.rows
    return [
      ...rows.flatMap((nth) => buttonAt(editor, table.table, nth, () => addRowAt(editor, table.table.id, nth))),
      ...columns.flatMap((nth) =>
        first ? buttonAt(editor, first, nth, () => addColumnAt(editor, table.table.id, nth), !cell) : none,
      ),
    ]
  }
  if (isStack(lead) && !partOf(snapshot, lead.id)) {
    const end = lead.children.length
    return buttonAt(editor, lead, end, () =>
      holdsLanes(lead) ? addLaneAt(editor, lead, end) : addFieldAt(editor, lead, end),
    )
  }
  const part = partOf(snapshot, lead.id)
  if (!part) return none
  const lane = isLane(part) ? currentLane(editor) : undefined
  return [part.index, part.index + 1].flatMap((nth) =>
    buttonAt(editor, part.stack, nth, () =>
      lane ? addLaneAt(editor, lane.stack, nth, lane.index) : addFieldAt(editor, part.stack, nth),
    ),
  )
}

export function partButtonAt(editor: FlowchartEditor, point: Point): PartButton | undefined {
  const at = toMap(editor.view.get(), point)
  const { zoom } = editor.view.get()
  return partButtons(editor).find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) <= reach / zoom)
}

export function pressPartButton(button: PartButton): Gesture {
  const gesture: Gesture = {
    cursor: 'pointer',
    move: () => gesture,
    end: () => button.run(),
    cancel: () => undefined,
  }
  return gesture
}

const none: readonly PartButton[] = []

const isIdle = (editor: FlowchartEditor) => !editor.writing.get() && !editor.gesturePreview.get()

/** Before the part of that number, at the left of rows and above columns. */
function buttonAt(
  editor: FlowchartEditor,
  stack: StackShape,
  nth: number,
  run: () => void,
  isEnd = false,
): readonly PartButton[] {
  const placed = editor.scene.get().shapeOf(stack.id)
  if (!placed) return none
  const { side, header } = stack.stack
  const lengths = lengthsIn(editor.document.snapshot, stack).slice(0, nth)
  const start = side === (isRows(stack) ? 'top' : 'left') ? header : 0
  const along = lengths.reduce((sum, each) => sum + each, start)
  const off = -away / editor.view.get().zoom
  // The handle that turns a shape is at the corner.
  const back = isEnd ? off : 0
  const at = placed.toPage(isRows(stack) ? { x: off, y: along } : { x: along + back, y: off })
  return [{ key: `${stack.id} ${nth}` satisfies ShapeId, at, run }]
}
