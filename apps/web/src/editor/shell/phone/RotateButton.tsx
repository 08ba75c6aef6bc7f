import { useAction } from '../../../platform/actions/use-action.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useEditor } from '../../core/use-editor.ts'
import { useCover } from '../../core/viewport/use-cover.ts'
import type { Editor } from '../../editor-kind.ts'
import styles from './RotateButton.module.css'

const id = 'editor.rotate'

/** Above what shows the document in another way, where an app can turn the screen. */
export function RotateButton() {
  const editor = useEditor<Editor>()
  const isWriting = useStore(editor.writing) !== null
  const cover = useCover(editor)
  const isOffered = useAction(id) !== null
  if (isWriting || !isOffered) return null
  return (
    <div ref={cover} data-over-canvas className={styles.place}>
      <ActionButton id={id} />
    </div>
  )
}
