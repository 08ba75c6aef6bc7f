import { Pipette } from 'lucide-react'
import type { Editor } from '../editor.ts'
import { canPickColor, pickColor } from '../eyedropper/eyedropper.ts'
import { rememberColor } from '../panels/recent-colors.ts'
import { someSelected } from './conditions.ts'
import type { EditorAction } from './editor-action.ts'

const parts = { fill: 'fill', text: 'color', line: 'lineColor' } as const

/** Colours for the selected topics, taken from what is seen. */
export function eyedropperActions(editor: Editor): readonly EditorAction[] {
  return (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
    id: `editor.pick-${part}`,
    label: `editor.action.pick-${part}` as const,
    keywords: 'editor.action.pick.keywords',
    icon: Pipette,
    group: 'topic',
    isOnlyFound: true,
    isVisible: () => editor.mayEdit && canPickColor(editor),
    isEnabled: someSelected(editor),
    run: () =>
      pickColor(editor, (color) => {
        rememberColor(color)
        editor.execute({ type: 'setLook', ids: editor.selection.get(), look: { [parts[part]]: color } })
      }),
  }))
}
