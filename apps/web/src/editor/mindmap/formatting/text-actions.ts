import { Bold, Italic, Strikethrough, Underline } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { emphases, isEmphasised, toggleEmphasis } from './emphasis.ts'

const looks = {
  bold: { icon: Bold, keys: ['mod+b'] },
  italic: { icon: Italic, keys: ['mod+i'] },
  underline: { icon: Underline, keys: ['mod+u'] },
  strike: { icon: Strikethrough, keys: ['mod+shift+x'] },
}

/** How words stand out: those that are marked while writing, else all of the selected topics. */
export function textActions(editor: MapEditor): readonly EditorAction[] {
  const selected = someSelected(editor)
  return emphases.map((emphasis) => ({
    ...looks[emphasis],
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
