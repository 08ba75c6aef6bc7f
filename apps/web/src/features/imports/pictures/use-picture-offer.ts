import { useEffect } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { runAction } from '../../../platform/actions/run-action.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { createStore } from '../../../platform/store.ts'

/** The document that was just made of a picture; null: none. */
export const documentOfPicture = createStore<string | null>(null)

/** Once a document that was made of a picture is open: its words can become topics. */
export function usePictureOffer(documentId: string, editor: Editor | null): void {
  useEffect(() => {
    if (!editor || documentOfPicture.get() !== documentId) return
    documentOfPicture.set(null)
    notify({
      kind: 'status',
      words: ({ text }) => text('imports.picture'),
      action: { label: ({ text }) => text('editor.action.recognise-image'), run: () => recognise(editor) },
    })
  }, [documentId, editor])
}

function recognise(editor: Editor): void {
  const { kind } = editor
  // The picture is at the main topic.
  kind.selectFirst(editor)
  const action = kind.actions(editor).find(({ id }) => id === 'editor.recognise-image')
  if (action) void runAction(action)
}
