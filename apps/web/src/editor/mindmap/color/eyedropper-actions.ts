import { Pipette } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { rememberColor } from '../../views/colors/recent-colors.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { mapEyedropper } from './eyedropper.ts'

const parts = { fill: 'fill', text: 'color', line: 'lineColor' } as const

/** Colours for the selected topics, taken from what is seen. */
export function eyedropperActions(editor: MapEditor): readonly EditorAction[] {
  return (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
    id: `editor.pick-${part}`,
    label: `editor.action.pick-${part}` as const,
    keywords: 'editor.action.pick.keywords',
    icon: Pipette,
    group: 'topic',
    isOnlyFound: true,
    isVisible: () => editor.mayEdit && mapEyedropper.canPick(editor),
    isEnabled: someSelected(editor),
    run: () =>
      mapEyedropper.pick(editor, (color) => {
        rememberColor(color)
        editor.execute({ type: 'setLook', ids: editor.selectedTopics.get(), look: { [parts[part]]: color } })
      }),
  }))
}
