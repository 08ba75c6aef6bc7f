import { union } from '@ramify/geometry'
import { Eraser, Grid3x3, Magnet, Ruler, ScanSearch, Shrink, SquareSplitHorizontal } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { fitPadding } from '../../core/viewport/first-view.ts'
import { fit } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { guidesOf } from '../rulers/page-guides.ts'
import { fitToText } from './fit-to-text.ts'
import { movableSelected } from './movable.ts'
import { arePageBreaksOn, areRulersOn, isGridOn, isSnapOn } from './snap-settings.ts'

/** Grid, guides and rulers, and what is brought into view. */
export function gridActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'view', isVisible: () => editor.mayEdit } as const
  return [
    {
      ...common,
      id: 'flowchart.grid',
      label: 'flowchart.action.grid',
      icon: Grid3x3,
      keys: ["mod+'"],
      isOn: () => isGridOn.get(),
      run: isGridOn.toggle,
    },
    {
      ...common,
      id: 'flowchart.snap',
      label: 'flowchart.action.snap',
      icon: Magnet,
      isOn: () => isSnapOn.get(),
      run: isSnapOn.toggle,
    },
    {
      ...common,
      id: 'flowchart.rulers',
      label: 'flowchart.action.rulers',
      icon: Ruler,
      keys: ['alt+shift+u'],
      isOn: () => areRulersOn.get(),
      run: areRulersOn.toggle,
    },
    {
      ...common,
      id: 'flowchart.guides-remove',
      label: 'flowchart.action.guides-remove',
      icon: Eraser,
      isEnabled: () => {
        const { x, y } = guidesOf(editor)
        return x.length + y.length > 0 || 'flowchart.reason.no-guides'
      },
      run: () => void editor.execute({ type: 'setPage', page: editor.page.get(), guides: null }),
    },
    {
      ...common,
      id: 'flowchart.page-breaks',
      label: 'flowchart.action.page-breaks',
      icon: SquareSplitHorizontal,
      isOn: () => arePageBreaksOn.get(),
      isEnabled: () => editor.scene.get().parts.page.size !== null || 'flowchart.reason.no-paper',
      run: arePageBreaksOn.toggle,
    },
    {
      id: 'flowchart.zoom-selection',
      label: 'flowchart.action.zoom-selection',
      icon: ScanSearch,
      group: 'view',
      keys: ['alt+z'],
      worksWhileLocked: true,
      isEnabled: () => editor.selection.get().length > 0 || 'editor.reason.nothing-selected-here',
      run: () => zoomToSelection(editor),
    },
    {
      id: 'flowchart.fit-to-text',
      label: 'flowchart.action.fit-to-text',
      icon: Shrink,
      group: 'edit',
      keys: ['mod+shift+y'],
      isVisible: () => editor.mayEdit,
      isEnabled: () => movableSelected(editor).length > 0 || 'editor.reason.nothing-selected-here',
      run: () => fitToText(editor),
    },
  ]
}

function zoomToSelection({ selection, scene, screen, view }: FlowchartEditor): void {
  const page = scene.get()
  const boxes = selection.get().map((item) => page.boxOf(item as Parameters<typeof page.boxOf>[0]))
  const area = union(boxes.filter((box) => box !== undefined))
  if (area) view.set(fit(area, screen.get(), fitPadding(screen.get())))
}
