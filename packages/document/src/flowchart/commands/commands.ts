import { addItems } from './add-items.ts'
import { arrangeItems } from './arrange-items.ts'
import { deleteItems } from './delete-items.ts'
import { addLabel, setLabels } from './labels.ts'
import { groupShapes, moveItems, ungroupShapes } from './move-items.ts'
import { addLayer, addPage, deleteLayer, deletePage, setLayer, setPage } from './pages.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'
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

type Commands = typeof commands

export type CommandType = keyof Commands

/** A change as data. */
export type Command = { [K in CommandType]: Parameters<Commands[K]>[0] & { readonly type: K } }[CommandType]

/** What a command would do, or a `Refused` thrown. Commands arrive as data, so nothing about them is taken for granted. */
export function planOf(command: unknown, context: CommandContext): Plan {
  const type = typeof command === 'object' && command !== null && 'type' in command ? command.type : undefined
  if (typeof type !== 'string' || !Object.hasOwn(commands, type)) throw new Refused({ code: 'unknown-command' })
  const plan = commands[type as CommandType] as (command: never, context: CommandContext) => Plan
  return plan(command as never, context)
}
