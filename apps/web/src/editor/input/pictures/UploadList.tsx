import { X } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { useEditor } from '../../core/use-editor.ts'
import type { InputEditor } from '../input-editor.ts'
import styles from './UploadList.module.css'

/** Pictures on their way, at the top of the map, where no notice covers them; each can be stopped. */
export function UploadList() {
  const { text } = useText()
  const uploads = useStore(useEditor<InputEditor>().uploads)
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={text('editor.image.uploads')} data-over-canvas>
      {uploads.map(({ nth, name, share, cancel }) => (
        <li key={nth} className={styles.upload}>
          <span className={styles.words}>{text('editor.image.uploading', { name })}</span>
          <ProgressBar label={text('editor.image.uploading', { name })} done={share} total={1} />
          <IconButton label={text('editor.image.stop', { name })} icon={X} side="top" onClick={cancel} />
        </li>
      ))}
    </ul>
  )
}
