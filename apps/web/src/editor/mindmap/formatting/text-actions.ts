import type { EditorAction } from '../../core/actions/editor-action.ts'
import { emphases, emphasisLooks } from '../../input/text/emphases.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { isEmphasised, toggleEmphasis } from './emphasis.ts'

/** How words stand out: those that are marked while writing, else all of the selected topics. */
export function textActions(editor: MapEditor): readonly EditorAction[] {
  const selected = someSelected(editor)
  return emphases.map((emphasis) => ({
    ...emphasisLooks[emphasis],
    id: `editor.${emphasis}`,
    label: `editor.style.${emphasis}` as const,
    group: 'topic',
    worksWhileWriting: true,
    isVisible: () => editor.mayEdit,
    isEnabled: () => editor.writing.get() !== null || selected(),
    isOn: () => isEmphasised(editor, emphasis),
    run: () => toggleEmphasis(editor, emphasis),
  }))
}
