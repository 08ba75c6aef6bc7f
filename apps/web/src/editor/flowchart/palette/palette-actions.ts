import { Shapes } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { searchAsked } from './search-asked.ts'

export function paletteActions(editor: FlowchartEditor): readonly EditorAction[] {
  return [
    {
      id: 'editor.shapes',
      label: 'flowchart.action.find-shape',
      icon: Shapes,
      group: 'edit',
      keys: ['alt+shift+a'],
      isVisible: () => editor.mayEdit,
      run: () => {
        isStartPanelOpen.set(true)
        // Whatever was pressed gives the focus back first.
        requestAnimationFrame(() => searchAsked.ask())
      },
    },
  ]
}
