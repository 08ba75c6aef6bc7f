import { type KeyboardEvent, useCallback, useRef } from 'react'
import { useCover } from '../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../editor/editor-kind.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './CommentsSheet.module.css'
import { CommentsPanel } from './comments-tab.tsx'
import type { Comments } from './model/comments.ts'
import { isSheetOpen, openComments } from './model/open-comments.ts'
import { useDragDown } from './use-drag-down.ts'

/** Over the foot of the map in a hand. What it is about stays in sight above it. */
export function CommentsSheet({ editor }: { editor: Editor | null }) {
  const comments = useStore(openComments)
  const isOpen = useStore(isSheetOpen)
  return comments && editor && isOpen && <Sheet comments={comments} editor={editor} />
}

function Sheet({ comments, editor }: { comments: Comments; editor: Editor }) {
  const { text } = useText()
  const cover = useCover(editor)
  const element = useRef<HTMLElement>(null)
  const attach = useCallback(
    (sheet: HTMLElement | null) => {
      element.current = sheet
      sheet?.focus()
      return cover(sheet)
    },
    [cover],
  )
  const close = () => isSheetOpen.set(false)
  const drag = useDragDown(element, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <section
      ref={attach}
      tabIndex={-1}
      aria-label={text('comments.title')}
      className={styles.sheet}
      onKeyDown={onKeyDown}
    >
      <div className={styles.handle} {...drag}>
        <span className={styles.grip} aria-hidden="true" />
        <header className={styles.head}>
          <h2 className={styles.title}>{text('comments.title')}</h2>
          <Button variant="quiet" onClick={close}>
            {text('comments.close')}
          </Button>
        </header>
      </div>
      <div className={styles.body}>
        <CommentsPanel comments={comments} editor={editor} />
      </div>
    </section>
  )
}
