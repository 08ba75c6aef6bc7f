import { type CommandOf, planFrom } from '../../core/command-table.ts'
import { addCallout } from './add-callout.ts'
import { addChild } from './add-child.ts'
import { addFloating } from './add-floating.ts'
import { addLine } from './add-line.ts'
import { addRange } from './add-range.ts'
import { addSibling } from './add-sibling.ts'
import { addTree } from './add-tree.ts'

import { deleteNodes } from './delete-nodes.ts'
import { deleteCallouts, deleteLines, deleteRanges } from './delete-things.ts'
import { insertParent } from './insert-parent.ts'
import { moveNodes } from './move-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { setBackground } from './set-background.ts'
import { setCallout } from './set-callout.ts'
import { setColors } from './set-colors.ts'
import { setFiles } from './set-files.ts'
import { setFold } from './set-fold.ts'
import { setFormula } from './set-formula.ts'
import { setImage } from './set-image.ts'
import { setKept } from './set-kept.ts'
import { setLayout } from './set-layout.ts'
import { setLevelLook } from './set-level-look.ts'
import { setLine } from './set-line.ts'
import { setLink } from './set-link.ts'
import { setLook } from './set-look.ts'
import { setMarks } from './set-marks.ts'
import { setNote } from './set-note.ts'
import { setNudge } from './set-nudge.ts'
import { setNumbering } from './set-numbering.ts'
import { setRange } from './set-range.ts'
import { setRoot } from './set-root.ts'
import { setSide } from './set-side.ts'
import { setStyle } from './set-style.ts'
import { setTask } from './set-task.ts'
import { setTheme } from './set-theme.ts'
import { editText, formatText, setText } from './text-commands.ts'

/** Every way to change a map. */
export const commands = {
  addCallout,
  addChild,
  addFloating,
  addLine,
  addRange,
  addSibling,
  addTree,
  deleteCallouts,
  deleteLines,
  deleteNodes,
  deleteRanges,
  editText,
  formatText,
  insertParent,
  moveNodes,
  setBackground,
  setCallout,
  setColors,
  setFiles,
  setFold,
  setFormula,
  setImage,
  setKept,
  setLayout,
  setLevelLook,
  setLine,
  setLink,
  setLook,
  setMarks,
  setNote,
  setNudge,
  setNumbering,
  setRange,
  setRoot,
  setSide,
  setStyle,
  setTask,
  setText,
  setTheme,
}

export type CommandType = keyof typeof commands

/** A change as data. */
export type Command = CommandOf<typeof commands>

export function planOf(command: unknown, context: CommandContext): Plan {
  return planFrom(commands, command, context)
}
