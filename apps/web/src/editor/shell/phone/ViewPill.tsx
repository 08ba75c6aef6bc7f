import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import { Dock } from './Dock.tsx'
import styles from './ViewPill.module.css'

/** How the document is looked at, at the lower corner of a hand. */
export function ViewPill() {
  const editor = useEditor<Editor>()
  const { text } = useText()
  const shown = useStore(editor.shownAs)
  const isWriting = useStore(editor.writing) !== null
  const cover = useCover(editor)
  const isCarrying = useStore(editor.gesturePreview) !== null
  const { phone } = editor.kind
  useStore(editor.lockReason)
  useStore(editor.editRight)
  // Over the keyboard there are the tools of writing, and an outline has its rows there.
  if (isWriting || shown === 'outline') return null
  if (phone?.dock && !editor.readOnly) return <Dock ids={phone.dock} />
  return (
    <div
      ref={cover}
      role="toolbar"
      aria-label={text('editor.phone.view')}
      data-over-canvas
      data-carrying={isCarrying || undefined}
      className={styles.pill}
    >
      <ActionButton id="editor.fit" />
      <ActionButton id="editor.outline" />
    </div>
  )
}
