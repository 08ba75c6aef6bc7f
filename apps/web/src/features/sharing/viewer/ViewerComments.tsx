import { X } from 'lucide-react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { readerApi } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { WatchedDocument } from '../../../platform/sync/index.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { FileComments } from '../../comments/index.ts'
import { areCommentsShown } from './open-viewer.ts'
import styles from './ViewerComments.module.css'

interface Props {
  watched: WatchedDocument
  editor: Editor | null
}

/** What is said about a shared map, beside it. */
export function ViewerComments({ watched, editor }: Props) {
  const { text } = useText()
  const isShown = useStore(areCommentsShown)
  const personId = useStore(sessionStore)?.user?.user_id
  if (!isShown) return null
  return (
    <aside className={styles.side} aria-label={text('comments.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('comments.title')}</h2>
        <IconButton label={text('close')} icon={X} onClick={() => areCommentsShown.set(false)} />
      </header>
      <div className={styles.comments}>
        <FileComments
          fileId={watched.id}
          who={personId === undefined ? { mode: 'guest' } : { mode: 'person', personId }}
          call={readerApi}
          live={watched}
          editor={editor}
        />
      </div>
    </aside>
  )
}
