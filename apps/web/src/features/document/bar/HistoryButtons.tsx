import { useSyncExternalStore } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useOpenEditor } from '../editor-host/open-editor.ts'

interface Props {
  /** A hand has the rest behind the dots. */
  ids?: readonly string[]
}

/** Undo and redo, where there is somebody who may. */
export function HistoryButtons({ ids = ['editor.undo', 'editor.redo'] }: Props) {
  const editor = useOpenEditor()
  return editor && <Buttons editor={editor} ids={ids} />
}

function Buttons({ editor: { document, lockReason }, ids }: { editor: Editor; ids: readonly string[] }) {
  useStore(lockReason)
  // Drawn anew whenever what they can do has changed.
  useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => `${document.canUndo} ${document.canRedo}`,
  )
  return ids.map((id) => <ActionButton key={id} id={id} />)
}
