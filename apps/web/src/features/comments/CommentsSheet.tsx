import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Editor } from '../../editor/editor-kind.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './CommentsSheet.module.css'
import { CommentsPanel } from './comments-tab.tsx'
import { isSheetOpen, openComments } from './model/open-comments.ts'

/** Over the foot of the map in a hand. What it is about stays in sight above it. */
export function CommentsSheet({ editor }: { editor: Editor | null }) {
  const { text } = useText()
  const comments = useStore(openComments)
  const isOpen = useStore(isSheetOpen)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) sheet.current?.focus()
  }, [isOpen])
  if (!comments || !isOpen) return null
  const close = () => isSheetOpen.set(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label={text('comments.title')}
      className={styles.sheet}
      onKeyDown={onKeyDown}
    >
      <span className={styles.grip} aria-hidden="true" />
      <header className={styles.head}>
        <h2 className={styles.title}>{text('comments.title')}</h2>
        <Button variant="quiet" onClick={close}>
          {text('comments.close')}
        </Button>
      </header>
      <div className={styles.body}>
        <CommentsPanel comments={comments} editor={editor} />
      </div>
    </section>
  )
}
