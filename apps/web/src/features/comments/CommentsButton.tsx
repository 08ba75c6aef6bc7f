import { openPanel } from '../../editor/core/panels/open-panel.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import unseen from '../../ui/unseen.module.css'
import styles from './CommentsButton.module.css'
import type { Comments } from './model/comments.ts'
import { isSheetOpen, openComments } from './model/open-comments.ts'
import { authorName } from './panel/comment-words.ts'

/** In the bar of a document; a dot says that somebody has said something new. */
export function CommentsButton() {
  const comments = useStore(openComments)
  return comments && <Button comments={comments} />
}

function Button({ comments }: { comments: Comments }) {
  const translator = useText()
  const { text } = translator
  const unread = useStore(comments.unread)
  const news = useStore(comments.news)
  // Drawn anew when they are opened or closed.
  useStore(openPanel)
  useStore(isSheetOpen)
  return (
    <span className={styles.button}>
      <ActionButton id="comments.open" side="bottom" />
      {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
      <span role="status" className={unseen.unseen}>
        {unread > 0 && text('comments.unread-count', { count: unread })}
        {news && ` ${text('comments.news', { name: authorName(news, translator), words: news.content })}`}
      </span>
    </span>
  )
}
