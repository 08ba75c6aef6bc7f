import { useEditor } from '../core/use-editor.ts'
import type { Editor } from '../editor-kind.ts'

/** What opens over the drawing: menus and dialogs of the kind of document. */
export function Dialogs() {
  const { Dialogs: KindDialogs } = useEditor<Editor>().kind
  return KindDialogs && <KindDialogs />
}
