import { required } from '../../core/arguments.ts'
import { oneOf } from '../../core/fields.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import { type InText, textCommands } from '../../core/text/text-commands.ts'
import { labelOf, layerOf, pageOf, shapeOf } from './arguments.ts'
import type { CommandContext, Plan, TextPlace } from './plan.ts'

/** Which text of the record with the given id is meant: a shape's own or its note, a label's, or the name of a page or a layer. */
export type TextPart = 'text' | 'note' | 'label' | 'page' | 'layer'

export const { editText, formatText, setText } = textCommands<TextPart, CommandContext, Plan>(
  (target, context, stepsIn) => {
    const { place, text } = textOf(target, context)
    const steps = stepsIn(text)
    if (steps.length === 0) return {}
    return { texts: [place], write: (writer) => writer.text(place.collection, place.id, place.name, steps) }
  },
)

function textOf({ id, part }: InText<TextPart>, context: CommandContext): { place: TextPlace; text: RichText } {
  const kind = required('part', part ?? 'text', oneOf('text', 'note', 'label', 'page', 'layer'))
  if (kind === 'text' || kind === 'note') {
    return { place: { collection: 'shapes', id, name: kind }, text: shapeOf(context, id)[kind] }
  }
  if (kind === 'label') return { place: { collection: 'labels', id, name: 'text' }, text: labelOf(context, id).text }
  if (kind === 'page') return { place: { collection: 'pages', id, name: 'text' }, text: pageOf(context, id).name }
  return { place: { collection: 'layers', id, name: 'text' }, text: layerOf(context, id).name }
}
