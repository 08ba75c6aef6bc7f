import { ClipboardPaste, Copy, Redo2, Scissors, SquareDashedMousePointer, Undo2 } from 'lucide-react'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { copyByHand, cutByHand, pasteByHand } from '../clipboard/clipboard-actions.ts'
import type { InputEditor } from '../input-editor.ts'

interface Options {
  step: (direction: 'undo' | 'redo') => void
  canCut: () => true | PlainTextKey
  canCopy: () => true | PlainTextKey
  selectAll: () => void
}

/** What is done to any document; the kind says what it can do with what is selected. */
export function editActions(editor: InputEditor, kind: Options): readonly EditorAction[] {
  const { document } = editor
  const isVisible = () => editor.mayEdit
  return [
    {
      id: 'editor.undo',
      repeats: true,
      label: 'editor.action.undo',
      icon: Undo2,
      group: 'edit',
      keys: ['mod+z'],
      worksWhileWriting: true,
      isVisible,
      isEnabled: () => document.canUndo || 'editor.reason.nothing-to-undo',
      run: () => kind.step('undo'),
    },
    {
      id: 'editor.redo',
      repeats: true,
      label: 'editor.action.redo',
      icon: Redo2,
      group: 'edit',
      keys: ['mod+y', 'mod+shift+z'],
      worksWhileWriting: true,
      isVisible,
      isEnabled: () => document.canRedo || 'editor.reason.nothing-to-redo',
      run: () => kind.step('redo'),
    },
    {
      id: 'editor.cut',
      label: 'editor.action.cut',
      icon: Scissors,
      group: 'edit',
      keys: ['mod+x'],
      isNative: true,
      isVisible,
      isEnabled: kind.canCut,
      run: () => cutByHand(editor),
    },
    {
      id: 'editor.copy',
      worksWhileLocked: true,
      label: 'editor.action.copy',
      icon: Copy,
      group: 'edit',
      keys: ['mod+c'],
      isNative: true,
      isVisible: () => editor.mayCopy,
      isEnabled: kind.canCopy,
      run: () => copyByHand(editor),
    },
    {
      id: 'editor.paste',
      label: 'editor.action.paste',
      icon: ClipboardPaste,
      group: 'edit',
      keys: ['mod+v'],
      isNative: true,
      isVisible,
      run: () => pasteByHand(editor),
    },
    {
      id: 'editor.select-all',
      worksWhileLocked: true,
      label: 'editor.action.select-all',
      icon: SquareDashedMousePointer,
      group: 'edit',
      keys: ['mod+a'],
      run: kind.selectAll,
    },
  ]
}
