import { MessageSquare } from 'lucide-react'
import { useEditor } from '../../editor/core/use-editor.ts'
import type { Editor, PanelTab } from '../../editor/editor-kind.ts'
import { PanelFailed } from '../../editor/views/panels/PanelFailed.tsx'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { openComments } from './model/open-comments.ts'

/** Comes when it is first opened. */
export const CommentsPanel = lazyComponent(
  () => import('./panel/CommentsPanel.tsx').then((room) => room.CommentsPanel),
  null,
  PanelFailed,
)

function Content() {
  const comments = useStore(openComments)
  const editor = useEditor<Editor>()
  return comments && <CommentsPanel comments={comments} editor={editor} />
}

/** Beside a document on a desk, whatever its kind. */
export const commentsTab: PanelTab = { id: 'comments', label: 'comments.title', icon: MessageSquare, Content }
