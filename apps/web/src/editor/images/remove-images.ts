import { inOneStep } from '../actions/in-one-step.ts'
import type { Editor } from '../editor.ts'
import { selectedNodes } from '../marks/change-list.ts'

/** Of the selected topics. */
export function removeImages(editor: Editor): void {
  const dressed = selectedNodes(editor).filter(({ image }) => image !== null)
  inOneStep(editor, () => dressed.forEach(({ id }) => void editor.continueStep({ type: 'setImage', id, image: null })))
}
