import { type CommandOf, planFrom } from '../../core/command-table.ts'
import { addItems } from './add-items.ts'
import { arrangeItems } from './arrange-items.ts'
import { deleteItems } from './delete-items.ts'
import { addLabel, setLabels } from './labels.ts'
import { addLayer, deleteLayer, setLayer } from './layers.ts'
import { groupShapes, moveItems, ungroupShapes } from './move-items.ts'
import { addPage, deletePage, setPage } from './pages.ts'
import type { CommandContext, Plan } from './plan.ts'
import { putRecords } from './put-records.ts'
import { setBoxes } from './set-boxes.ts'
import { reverseConnectors, setConnectors, splitConnector } from './set-connectors.ts'
import { setShapes } from './set-shapes.ts'
import { setSettings } from './settings.ts'
import { editText, formatText, setText } from './text-commands.ts'

/** Every way to change a flowchart. */
const commands = {
  addItems,
  addLabel,
  addLayer,
  addPage,
  arrangeItems,
  deleteItems,
  deleteLayer,
  deletePage,
  editText,
  formatText,
  groupShapes,
  moveItems,
  putRecords,
  reverseConnectors,
  setBoxes,
  setConnectors,
  setLabels,
  setLayer,
  setPage,
  setSettings,
  setShapes,
  setText,
  splitConnector,
  ungroupShapes,
}

export type CommandType = keyof typeof commands

/** A change as data. */
export type Command = CommandOf<typeof commands>

export function planOf(command: unknown, context: CommandContext): Plan {
  return planFrom(commands, command, context)
}
