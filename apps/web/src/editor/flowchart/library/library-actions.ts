import { BookmarkPlus } from 'lucide-react'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, outermost } from '../items/items.ts'
import { shapeName } from '../palette/shape-name.ts'
import { saveOwnShape } from './own-shapes.ts'

export function libraryActions(editor: FlowchartEditor): readonly EditorAction[] {
  const chosen = () => idsOf(editor.selection.get()).shapes
  return [
    {
      id: 'editor.shape-keep',
      label: 'flowchart.action.shape-keep',
      icon: BookmarkPlus,
      group: 'edit',
      isVisible: () => editor.mayEdit,
      isEnabled: () => chosen().length > 0 || 'editor.reason.nothing-selected-here',
      run: () => void saveOwnShape(editor, nameOf(editor)),
    },
  ]
}

/** What the first of them says, or is. */
function nameOf({ document: { snapshot }, selection }: FlowchartEditor): string {
  const [top] = outermost(snapshot, idsOf(selection.get()).shapes)
  const shape = snapshot.shapes.get(top ?? '')
  const words = shape?.text.text.trim().replaceAll(/\s+/g, ' ') ?? ''
  return words || shapeName(shape?.kind ?? '', currentTranslator().text)
}
