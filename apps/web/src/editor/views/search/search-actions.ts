import { ChevronDown, ChevronUp, Replace, Search } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { ViewsEditor } from '../views-editor.ts'

export function searchActions(editor: ViewsEditor): readonly EditorAction[] {
  const search = editor.search
  const isOpen = () => search.mode.get() !== 'closed'
  return [
    {
      id: 'editor.search',
      worksWhileLocked: true,
      label: 'editor.action.search',
      icon: Search,
      group: 'edit',
      keys: ['mod+f'],
      worksWhileWriting: true,
      run: () => search.mode.set('find'),
    },
    {
      id: 'editor.replace',
      label: 'editor.action.replace',
      icon: Replace,
      group: 'edit',
      keys: ['mod+h', 'alt+shift+h'],
      worksWhileWriting: true,
      isVisible: () => editor.mayEdit,
      run: () => search.mode.set('replace'),
    },
    {
      id: 'editor.search-next',
      worksWhileLocked: true,
      label: 'editor.action.search-next',
      icon: ChevronDown,
      group: 'edit',
      keys: ['f3'],
      repeats: true,
      worksWhileWriting: true,
      isVisible: isOpen,
      run: () => search.step(1),
    },
    {
      id: 'editor.search-previous',
      worksWhileLocked: true,
      label: 'editor.action.search-previous',
      icon: ChevronUp,
      group: 'edit',
      keys: ['shift+f3'],
      repeats: true,
      worksWhileWriting: true,
      isVisible: isOpen,
      run: () => search.step(-1),
    },
  ]
}
