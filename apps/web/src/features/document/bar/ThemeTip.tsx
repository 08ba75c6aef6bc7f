import { useEffect, useState } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { isMapEditor } from '../../../editor/mindmap/map-editor.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { isCornerFree } from './corner-free.ts'
import styles from './ThemeTip.module.css'

const lasts = 3000

/** At the wand, while a map has just been opened: what that is for. It lies over no topic and takes neither focus nor touches. */
export function ThemeTip() {
  const editor = useOpenEditor()
  return editor && isMapEditor(editor) ? <OverMap key={editor.treeId} editor={editor} /> : null
}

/** An outline has no wand. */
function OverMap({ editor }: { editor: Editor }) {
  return useStore(editor.shownAs) === 'outline' ? null : <Tip editor={editor} />
}

function Tip({ editor }: { editor: Editor }) {
  const { text } = useText()
  const [isThere, setThere] = useState(false)
  const writing = useStore(editor.writing)
  useStore(editor.editRight)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void editor.ready.then(() => {
      setThere(isCornerFree(editor))
      timer = setTimeout(() => setThere(false), lasts)
    })
    return () => clearTimeout(timer)
  }, [editor])
  return isThere && writing === null && editor.mayEdit ? (
    // For eyes: the wand itself says what it does.
    <p aria-hidden="true" className={styles.tip}>
      {text('editor.phone.theme-tip')}
    </p>
  ) : null
}
