import {
  ClipboardPaste,
  Copy,
  FileText,
  Image,
  Redo2,
  Scissors,
  SquareDashedMousePointer,
  Type,
  Undo2,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { stepInTime } from '../../mindmap/navigation/step-in-time.ts'
import { someBesidesRoot, someSelected } from '../../mindmap/selection/conditions.ts'
import { selectAll } from '../../mindmap/selection/select-all.ts'
import { copyAs, copyAsImage, copyByHand, cutByHand, pasteByHand } from '../clipboard/clipboard-actions.ts'

/** What is done to any document. */
export function editActions(editor: MapEditor): readonly EditorAction[] {
  const { document, mayEdit } = editor
  const isVisible = () => mayEdit
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
      run: () => stepInTime(editor, 'undo'),
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
      run: () => stepInTime(editor, 'redo'),
    },
    {
      id: 'editor.cut',
      label: 'editor.action.cut',
      icon: Scissors,
      group: 'edit',
      keys: ['mod+x'],
      isNative: true,
      isVisible,
      isEnabled: someBesidesRoot(editor),
      run: () => cutByHand(editor),
    },
    {
      id: 'editor.copy',
      label: 'editor.action.copy',
      icon: Copy,
      group: 'edit',
      keys: ['mod+c'],
      isNative: true,
      isEnabled: someSelected(editor),
      run: () => copyByHand(editor),
    },
    {
      id: 'editor.copy-text',
      label: 'editor.action.copy-text',
      labelNow: () => 'editor.copy-as.text',
      icon: Type,
      group: 'edit',
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'text'),
    },
    {
      id: 'editor.copy-markdown',
      label: 'editor.action.copy-markdown',
      labelNow: () => 'editor.copy-as.markdown',
      icon: FileText,
      group: 'edit',
      isEnabled: someSelected(editor),
      run: () => copyAs(editor, 'markdown'),
    },
    {
      id: 'editor.copy-image',
      label: 'editor.action.copy-image',
      labelNow: () => 'editor.copy-as.image',
      icon: Image,
      group: 'edit',
      run: () => copyAsImage(editor),
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
      label: 'editor.action.select-all',
      icon: SquareDashedMousePointer,
      group: 'edit',
      keys: ['mod+a'],
      run: () => selectAll(editor),
    },
  ]
}
