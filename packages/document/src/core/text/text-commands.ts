import type { RichText } from './rich-text.ts'
import type { TextStep } from './text-delta.ts'
import {
  editSteps,
  formatSteps,
  replacementSteps,
  type TextEdit,
  type TextFormat,
  type TextReplacement,
} from './text-steps.ts'

/** Which text is meant: one of those of the record with this id. */
export interface InText<Part extends string> {
  readonly id: string
  readonly part?: Part
}

/** The commands that change a text. A kind says which texts there are, and what it takes to write steps into one of them. */
export function textCommands<Part extends string, Context, Plan>(
  planSteps: (target: InText<Part>, context: Context, stepsIn: (text: RichText) => readonly TextStep[]) => Plan,
) {
  return {
    editText: (command: InText<Part> & TextEdit, context: Context) =>
      planSteps(command, context, (text) => editSteps(command, text)),
    formatText: (command: InText<Part> & TextFormat, context: Context) =>
      planSteps(command, context, (text) => formatSteps(command, text)),
    setText: (command: InText<Part> & TextReplacement, context: Context) =>
      planSteps(command, context, (text) => replacementSteps(command, text)),
  }
}
