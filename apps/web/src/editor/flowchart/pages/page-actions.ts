import { ArrowLeft, ArrowRight, Copy, FilePlus2, PencilLine, StepBack, StepForward, Trash2 } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { addPage, canMovePage, deletePage, duplicatePage, movePageBy, stepPage } from './pages.ts'

/** The tab's menu, in groups. */
export const pageMenu = [
  ['flowchart.page-add', 'flowchart.page-rename', 'flowchart.page-duplicate'],
  ['flowchart.page-left', 'flowchart.page-right'],
  ['flowchart.page-delete'],
] as const

export function pageActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isVisible = () => editor.mayEdit
  const hasOthers = () => editor.document.snapshot.pages.length > 1 || ('flowchart.reason.last-page' as const)
  const canMove = (by: 1 | -1) => () => canMovePage(editor, by) || ('flowchart.reason.end-of-pages' as const)
  return [
    {
      id: 'flowchart.page-add',
      label: 'flowchart.action.page-add',
      icon: FilePlus2,
      group: 'create',
      isVisible,
      run: () => addPage(editor),
    },
    {
      id: 'flowchart.page-rename',
      label: 'flowchart.action.page-rename',
      icon: PencilLine,
      group: 'edit',
      isVisible,
      run: () => editor.renamedPage.set(editor.page.get()),
    },
    {
      id: 'flowchart.page-duplicate',
      label: 'flowchart.action.page-duplicate',
      icon: Copy,
      group: 'edit',
      isVisible,
      run: () => duplicatePage(editor),
    },
    {
      id: 'flowchart.page-left',
      label: 'flowchart.action.page-left',
      icon: ArrowLeft,
      group: 'edit',
      isVisible,
      isEnabled: canMove(-1),
      run: () => movePageBy(editor, -1),
    },
    {
      id: 'flowchart.page-right',
      label: 'flowchart.action.page-right',
      icon: ArrowRight,
      group: 'edit',
      isVisible,
      isEnabled: canMove(1),
      run: () => movePageBy(editor, 1),
    },
    {
      id: 'flowchart.page-delete',
      label: 'flowchart.action.page-delete',
      icon: Trash2,
      group: 'edit',
      isVisible,
      isEnabled: hasOthers,
      isDestructive: true,
      run: () => deletePage(editor),
    },
    {
      id: 'flowchart.page-next',
      label: 'flowchart.action.page-next',
      icon: StepForward,
      group: 'go',
      keys: ['mod+pagedown'],
      worksWhileLocked: true,
      isEnabled: hasOthers,
      run: () => stepPage(editor, 1),
    },
    {
      id: 'flowchart.page-previous',
      label: 'flowchart.action.page-previous',
      icon: StepBack,
      group: 'go',
      keys: ['mod+pageup'],
      worksWhileLocked: true,
      isEnabled: hasOthers,
      run: () => stepPage(editor, -1),
    },
  ]
}
