import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns2,
  type LucideIcon,
  PanelTop,
  Rows2,
  Trash2,
} from 'lucide-react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { removeSelected } from '../items/remove-items.ts'
import { addFieldAt, currentField } from '../lanes/fields.ts'
import { moveLaneTo } from '../lanes/lanes.ts'
import {
  addColumn,
  addRow,
  canMoveColumn,
  canMoveRow,
  currentCell,
  hasHeaderRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  selectColumn,
  selectRow,
  toggleHeaderRow,
} from './tables.ts'

/** What is done with rows and columns of tables, and with the rows of classes and entities. */
export function tableActions(editor: FlowchartEditor): readonly EditorAction[] {
  const unlessLocked = (id: string | undefined) => {
    if (id === undefined) return 'flowchart.reason.no-table' as const
    return !isLockedShape(editor.document.snapshot, id) || ('flowchart.reason.locked' as const)
  }
  const inTable = () => unlessLocked(currentCell(editor)?.table.id)
  const inRows = () => unlessLocked((currentField(editor)?.stack ?? currentCell(editor)?.table)?.id)
  const when = (allowed: () => ReturnType<typeof inRows>, can: () => boolean) => () => {
    const is = allowed()
    return is === true ? can() || ('flowchart.reason.end-of-table' as const) : is
  }
  const canMoveRowOrField = (by: 1 | -1) => {
    const field = currentField(editor)
    return field ? field.stack.children[field.index + by] !== undefined : canMoveRow(editor, by)
  }
  const addRowOrField = (side: 'before' | 'after') => {
    const field = currentField(editor)
    if (field) addFieldAt(editor, field.stack, side === 'before' ? field.index : field.index + 1)
    else addRow(editor, side)
  }
  const moveRowOrField = (by: 1 | -1) => {
    const field = currentField(editor)
    if (field) moveLaneTo(editor, field, field.index + by)
    else moveRow(editor, by)
  }
  const action = (
    name: TableAction,
    icon: LucideIcon,
    isEnabled: NonNullable<EditorAction['isEnabled']>,
    run: () => void,
    more: Partial<EditorAction> = {},
  ): EditorAction => ({
    id: `flowchart.${name}`,
    label: `flowchart.action.${name}` satisfies PlainTextKey,
    icon,
    group: 'edit',
    isVisible: () => editor.mayEdit,
    isEnabled,
    run,
    ...more,
  })
  return [
    action('row-before', BetweenHorizontalStart, inRows, () => addRowOrField('before')),
    action('row-after', BetweenHorizontalEnd, inRows, () => addRowOrField('after')),
    action('column-before', BetweenVerticalStart, inTable, () => addColumn(editor, 'before')),
    action('column-after', BetweenVerticalEnd, inTable, () => addColumn(editor, 'after')),
    action(
      'row-earlier',
      ArrowUpToLine,
      when(inRows, () => canMoveRowOrField(-1)),
      () => moveRowOrField(-1),
    ),
    action(
      'row-later',
      ArrowDownToLine,
      when(inRows, () => canMoveRowOrField(1)),
      () => moveRowOrField(1),
    ),
    action(
      'column-earlier',
      ArrowLeftToLine,
      when(inTable, () => canMoveColumn(editor, -1)),
      () => moveColumn(editor, -1),
    ),
    action(
      'column-later',
      ArrowRightToLine,
      when(inTable, () => canMoveColumn(editor, 1)),
      () => moveColumn(editor, 1),
    ),
    action('row-select', Rows2, inTable, () => selectRow(editor)),
    action('column-select', Columns2, inTable, () => selectColumn(editor)),
    action('header-row', PanelTop, inTable, () => toggleHeaderRow(editor), { isOn: () => hasHeaderRow(editor) }),
    action('row-delete', Trash2, inRows, () => (currentField(editor) ? removeSelected(editor) : removeRow(editor)), {
      isDestructive: true,
    }),
    action('column-delete', Trash2, inTable, () => removeColumn(editor), { isDestructive: true }),
  ]
}

type TableAction =
  | `${'row' | 'column'}-${'before' | 'after' | 'earlier' | 'later' | 'select' | 'delete'}`
  | 'header-row'
