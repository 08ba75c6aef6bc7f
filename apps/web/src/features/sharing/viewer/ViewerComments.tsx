import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { readerApi } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import type { WatchedDocument } from '../../../platform/sync/index.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import {
  type Comments,
  CommentsPanel,
  commentAddress,
  isSheetOpen,
  useCommentInAddress,
  useReaderComments,
} from '../../comments/index.ts'
import { viewPath } from '../../files/index.ts'
import { areCommentsShown } from './open-viewer.ts'
import styles from './ViewerComments.module.css'
import type { SharedDocument } from './visit.ts'

interface ViewerCommentsState {
  /** Null where nobody can comment. */
  readonly comments: Comments | null
  /** Not yet known: somebody is signed in, and nobody has told who. */
  readonly isUnknown: boolean
}

/** What is said about a shared map, where the link lets people say something. */
export function useViewerComments(
  { rights, shareId }: SharedDocument,
  watched: WatchedDocument | null,
  look: 'desktop' | 'phone' | 'embedded',
): ViewerCommentsState {
  const session = useSession()
  const isOffered = look !== 'embedded' && rights.includes('comment')
  const comments = useReaderComments(isOffered ? watched : null, {
    who:
      session.status === 'signed-out'
        ? { mode: 'guest' }
        : session.status === 'signed-in'
          ? { mode: 'person', personId: session.user.user_id }
          : null,
    call: readerApi,
    addressOf: (commentId) => commentAddress(viewPath(shareId), commentId),
  })
  useCommentInAddress(comments, () => showViewerComments(look))
  return { comments, isUnknown: isOffered && session.status === 'checking' }
}

export function showViewerComments(look: 'desktop' | 'phone' | 'embedded'): void {
  if (look === 'phone') isSheetOpen.set(true)
  else areCommentsShown.set(true)
}

interface Props {
  comments: Comments
  editor: Editor | null
}

/** Beside the map, on a desk. */
export function ViewerComments({ comments, editor }: Props) {
  const { text } = useText()
  const isShown = useStore(areCommentsShown)
  if (!isShown) return null
  return (
    <aside className={styles.side} aria-label={text('comments.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('comments.title')}</h2>
        <IconButton label={text('close')} icon={X} onClick={() => areCommentsShown.set(false)} />
      </header>
      <div className={styles.comments}>
        <CommentsPanel comments={comments} editor={editor} />
      </div>
    </aside>
  )
}

/** Tells guests under which name they would comment, before they do. */
export function GuestNote({ comments, editor }: { comments: Comments; editor: Editor }) {
  const { text } = useText()
  const cover = useCover(editor)
  const { guest, may } = useStore(comments.state)
  const isOpen = useStore(areCommentsShown)
  const isGuest = comments.who.mode === 'guest'
  useEffect(() => {
    if (isGuest) void comments.load()
  }, [comments, isGuest])
  // The panel says it, too.
  if (!isGuest || guest === null || !may.comment || isOpen) return null
  return (
    <div ref={cover} className={styles.note}>
      <span>{text('comments.as-guest', { number: String(guest) })}</span>
      <ActionTextButton id="viewer.sign-in" variant="quiet" />
    </div>
  )
}
