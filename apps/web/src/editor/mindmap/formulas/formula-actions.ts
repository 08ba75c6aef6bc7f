import { CircleX, Sigma } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode, oneSelected } from '../selection/conditions.ts'

/** What is done to formulas. */
export function formulaActions(editor: MapEditor): readonly EditorAction[] {
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
      run: () => editor.content.dialog.set({ kind: 'formula' }),
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
