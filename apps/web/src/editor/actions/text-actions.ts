import { Bold, Italic, Strikethrough, Underline } from 'lucide-react'
import type { Editor } from '../editor.ts'
import { emphases, isEmphasised, toggleEmphasis } from '../formatting/emphasis.ts'
import { someSelected } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

const looks = {
  bold: { icon: Bold, keys: ['mod+b'] },
  italic: { icon: Italic, keys: ['mod+i'] },
  underline: { icon: Underline, keys: ['mod+u'] },
  strike: { icon: Strikethrough, keys: ['mod+shift+x'] },
}

/** How words stand out: those that are marked while writing, else all of the selected topics. */
export function textActions(editor: Editor): readonly EditorAction[] {
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
