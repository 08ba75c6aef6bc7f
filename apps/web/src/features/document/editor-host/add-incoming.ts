import type { Editor } from '../../../editor/editor-kind.ts'
import { isMapEditor } from '../../../editor/mindmap/map-editor.ts'
import { removeIncoming } from '../../../platform/incoming/incoming.ts'
import { pendingTopic } from '../../../platform/incoming/pending-topic.ts'
import type { Incoming } from '../../../platform/incoming/read-incoming.ts'

/** Adds what another app has shared to the map that it was meant for, below its central topic, as somebody would paste it. */
export function addIncoming(editor: Editor, documentId: string): void {
  const pending = pendingTopic.get()
  if (pending?.documentId !== documentId || editor.readOnly || !isMapEditor(editor)) return
  pendingTopic.set(null)
  const count = () => editor.document.snapshot.nodes.size
  const before = count()
  paste(editor, pending.incoming)
  // Where there is no room it waits on its page.
  if (count() > before) removeIncoming(pending.incoming.id).catch((error) => console.warn('Not removed', error))
}

function paste(editor: Editor, { title, words, url, files }: Incoming): void {
  const { clipboard } = editor.kind
  // Without words a topic is called as what came.
  const lines = [title, words].filter((each) => each !== '').join('\n')
  const named = lines || files[0]?.name.replace(/(?<=.)\.[^.]+$/, '') || (URL.parse(url ?? '')?.host ?? '')
  editor.kind.selectFirst(editor)
  clipboard.paste(editor, { html: '', text: named })
  // They belong to what has just been pasted, which is selected now.
  if (url !== null) clipboard.paste(editor, { html: '', text: url })
  if (files.length > 0) clipboard.pasteFiles?.(editor, files)
}
