import { required } from '../../core/arguments.ts'
import { oneOf } from '../../core/fields.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import type { TextStep } from '../../core/text/text-delta.ts'
import {
  editSteps,
  formatSteps,
  replacementSteps,
  type TextEdit,
  type TextFormat,
  type TextReplacement,
} from '../../core/text/text-steps.ts'
import { labelOf, layerOf, pageOf, shapeOf } from './arguments.ts'
import type { CommandContext, Plan, TextPlace } from './plan.ts'

/** Which text of the record with the given id is meant: a shape's own or its note, a label's, or the name of a page or a layer. */
export type TextPart = 'text' | 'note' | 'label' | 'page' | 'layer'

interface InText<Type extends string> {
  readonly type: Type
  readonly id: string
  readonly part?: TextPart
}

type EditText = InText<'editText'> & TextEdit
type FormatText = InText<'formatText'> & TextFormat
type SetText = InText<'setText'> & TextReplacement

export function editText(command: EditText, context: CommandContext): Plan {
  const { place, text } = textOf(command, context)
  return planSteps(place, editSteps(command, text))
}

export function formatText(command: FormatText, context: CommandContext): Plan {
  const { place, text } = textOf(command, context)
  return planSteps(place, formatSteps(command, text))
}

export function setText(command: SetText, context: CommandContext): Plan {
  const { place, text } = textOf(command, context)
  return planSteps(place, replacementSteps(command, text))
}

function textOf({ id, part }: InText<string>, context: CommandContext): { place: TextPlace; text: RichText } {
  const kind = required('part', part ?? 'text', oneOf('text', 'note', 'label', 'page', 'layer'))
  if (kind === 'text' || kind === 'note') {
    return { place: { collection: 'shapes', id, name: kind }, text: shapeOf(context, id)[kind] }
  }
  if (kind === 'label') return { place: { collection: 'labels', id, name: 'text' }, text: labelOf(context, id).text }
  if (kind === 'page') return { place: { collection: 'pages', id, name: 'text' }, text: pageOf(context, id).name }
  return { place: { collection: 'layers', id, name: 'text' }, text: layerOf(context, id).name }
}

function planSteps(place: TextPlace, steps: readonly TextStep[]): Plan {
  if (steps.length === 0) return {}
  return { texts: [place], write: (writer) => writer.text(place.collection, place.id, place.name, steps) }
}
