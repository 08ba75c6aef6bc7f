import type { Emphasis } from '../../input/text/emphases.ts'
import { writtenText } from '../../input/text/written-text.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { type ChosenText, choose } from './chosen.ts'

/** Whether all that is marked in the text being written has it, or else all words that are selected. */
export function isEmphasised(editor: FlowchartEditor, emphasis: Emphasis): boolean {
  const written = writtenText(editor)?.attributes[emphasis]
  if (written !== undefined) return written
  const { things } = choose(editor).texts
  return things.length > 0 && things.every((thing) => hasByItself(thing, emphasis))
}

/** Gives it to all of them, or takes it away where all have it. */
export function toggleEmphasis(editor: FlowchartEditor, emphasis: Emphasis): void {
  const isWanted = !isEmphasised(editor, emphasis)
  const written = writtenText(editor)
  const { texts } = choose(editor)
  if (!written) {
    texts.dress({ [emphasis]: isWanted })
    return
  }
  // What the shape has anyway needs not be said again, and follows it later.
  const isSaid = texts.things.every((thing) => hasByItself(thing, emphasis) === isWanted)
  written.format({ [emphasis]: isSaid ? null : isWanted })
}

function hasByItself({ look, font }: ChosenText, emphasis: Emphasis): boolean {
  return look[emphasis] ?? (emphasis === 'bold' && font.weight >= 600)
}
