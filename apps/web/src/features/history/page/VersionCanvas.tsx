import { useEffect, useRef } from 'react'
import type { EditedDocument } from '../../../editor/core/editor.ts'
import type { Editor, EditorKind } from '../../../editor/editor-kind.ts'
import { mountEditor } from '../../../editor/shell/mount-editor.tsx'
import { openAssets } from '../../../platform/assets/index.ts'
import styles from './VersionCanvas.module.css'

export interface ShownDocument {
  readonly kind: EditorKind
  readonly document: EditedDocument
}

interface Props {
  fileId: string
  /** Each is shown once: its document ends with its editor. */
  shown: ShownDocument
  onEditor: (editor: Editor | null) => void
}

/** A document to look at: nothing of it can be changed. */
export function VersionCanvas({ fileId, shown, onEditor }: Props) {
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever hears of the editor hears of each
  useEffect(() => {
    const place = document.createElement('div')
    place.className = styles.place ?? ''
    host.current?.append(place)
    const assets = openAssets(fileId)
    const { editor, rendered, destroy } = mountEditor(place, shown.kind, shown.document, {
      readOnly: true,
      assets: { ...assets, refusal: () => null },
    })
    let isGone = false
    void rendered.then(() => {
      if (!isGone) onEditor(editor)
    })
    return () => {
      isGone = true
      onEditor(null)
      place.remove()
      destroy()
      assets.close()
    }
  }, [fileId, shown])
  return <div ref={host} className={styles.host} />
}
