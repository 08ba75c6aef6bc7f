import { Layers, LayersPlus } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addLayer, currentLayer, moveToLayer } from './layers.ts'

export function layerActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isVisible = () => editor.mayEdit
  return [
    {
      id: 'flowchart.layers',
      label: 'flowchart.action.layers',
      icon: Layers,
      group: 'view',
      keys: ['mod+shift+l'],
      isVisible,
      run: () => goToPanel('layers'),
    },
    {
      id: 'flowchart.layer-add',
      label: 'flowchart.action.layer-add',
      icon: LayersPlus,
      group: 'create',
      isVisible,
      run: () => addLayer(editor),
    },
    {
      id: 'flowchart.to-layer',
      label: 'flowchart.action.to-layer',
      icon: Layers,
      group: 'edit',
      isVisible,
      isEnabled: () => editor.selection.get().length > 0 || ('editor.reason.nothing-selected-here' as const),
      run: () => moveToLayer(editor, currentLayer(editor)),
    },
  ]
}
