import { CircleX, Sigma } from 'lucide-react'
import { carriedState } from '../carried/carried-state.ts'
import type { Editor } from '../editor.ts'
import { leadNode, oneSelected } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

/** What is done to formulas. */
export function formulaActions(editor: Editor): readonly EditorAction[] {
  const hasFormula = () => leadNode(editor)?.formula !== undefined
  return [
    {
      id: 'editor.formula',
      label: 'editor.action.formula',
      icon: Sigma,
      group: 'topic',
      keys: ['alt+shift+e'],
      worksWhileWriting: true,
      isVisible: () => !editor.readOnly,
      isEnabled: oneSelected(editor),
      run: () => carriedState(editor).dialog.set({ kind: 'formula' }),
    },
    {
      id: 'editor.remove-formula',
      label: 'editor.action.remove-formula',
      icon: CircleX,
      group: 'topic',
      isVisible: () => !editor.readOnly && hasFormula(),
      run: () => {
        const node = leadNode(editor)
        if (node) editor.execute({ type: 'setFormula', id: node.id, formula: null })
      },
    },
  ]
}
