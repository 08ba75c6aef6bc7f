import { CircleCheck, Clock, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { errorText, showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Thread } from '../model/comment-list.ts'
import type { Comments, UnsentComment } from '../model/comments.ts'
import { CommentField, type FieldHandle } from './CommentField.tsx'
import { Message } from './Message.tsx'
import styles from './ThreadBlock.module.css'
import type { Items } from './use-items.ts'

interface Props {
  thread: Thread
  comments: Comments
  items: Items
  unsent: readonly UnsentComment[]
  isOpen: boolean
  onOpen: () => void
}

/** What is said about one topic. The open one has all of it and a field to answer; of others the last message is shown. */
export function ThreadBlock({ thread, comments, items, unsent, isOpen, onOpen }: Props) {
  const { text } = useText()
  const { may } = useStore(comments.state)
  const field = useRef<FieldHandle>(null)
  const block = useRef<HTMLElement>(null)
  const { id, nodeId, resolvedAt, resolvedBy } = thread
  const item = nodeId === null ? undefined : items.describe(nodeId)
  const title =
    nodeId === null
      ? text(items.texts.whole)
      : item === null
        ? text(items.texts.deleted)
        : item?.text || text(item ? 'editor.tree.blank' : items.texts.one)
  const isResolved = resolvedAt !== null
  const shown = isOpen ? thread.comments : thread.comments.slice(-1)
  const earlier = thread.comments.length - shown.length
  useEffect(() => {
    if (isOpen) block.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const resolve = () => void comments.resolve(id, !isResolved).catch(showError)
  const open = () => {
    onOpen()
    if (nodeId !== null && item && items.show) items.show(nodeId)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const beside = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const
    const way = beside[event.key as keyof typeof beside]
    if (way) (event.currentTarget[way] as HTMLElement | null)?.focus()
    else if (event.key === 'Enter') {
      onOpen()
      requestAnimationFrame(() => field.current?.focus())
    } else if (event.key.toLowerCase() === 'r' && may.resolve) resolve()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const heading = (
    <button type="button" className={styles.title} aria-expanded={isOpen} onClick={open}>
      {isResolved ? (
        <Icon icon={CircleCheck} className={styles.check} />
      ) : (
        <span className={styles.bar} style={{ background: item?.color ?? 'var(--text-3)' }} />
      )}
      <span className={classNames(styles.name, item === null && styles.gone)}>{title}</span>
    </button>
  )
  return (
    <section
      ref={block}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one goes from thread to thread with the arrows
      tabIndex={0}
      aria-label={text('comments.thread', { name: title, count: thread.comments.length })}
      className={classNames(styles.thread, isOpen && styles.open, isResolved && styles.resolved)}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        {heading}
        {isResolved && !isOpen && (
          <span className={styles.by}>
            {resolvedBy === null ? text('comments.resolved') : text('comments.resolved-by', { name: resolvedBy })}
          </span>
        )}
        {may.resolve && (isOpen || !isResolved) && (
          <IconButton
            label={text(isResolved ? 'comments.reopen' : 'comments.resolve')}
            icon={isResolved ? RotateCcw : CircleCheck}
            className={styles.resolve}
            onClick={resolve}
          />
        )}
      </header>
      {(!isResolved || isOpen) && (
        <>
          {earlier > 0 && (
            <button type="button" className={styles.earlier} onClick={open}>
              {text('comments.earlier', { count: earlier })}
            </button>
          )}
          {shown.map((comment) => (
            <Message key={comment.id} comment={comment} comments={comments} />
          ))}
          {unsent.map((comment) => (
            <Unsent key={comment.key} comment={comment} comments={comments} />
          ))}
          {isOpen && may.comment && (
            <div className={styles.reply}>
              <CommentField
                ref={field}
                comments={comments}
                label={text('comments.reply-to', { name: title })}
                hint={text('comments.reply')}
                act={text('comments.reply')}
                draftOf={id}
                isSmall
                onSend={(content, mentions) => void comments.send({ content, nodeId, threadId: id, mentions })}
              />
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** What was written and is not on the server: on its way, waiting for a connection, or refused. */
export function Unsent({ comment, comments }: { comment: UnsentComment; comments: Comments }) {
  const translator = useText()
  const { text } = translator
  const { key, content, state, error } = comment
  return (
    <div className={styles.unsent}>
      <p className={styles.unsentWords}>{content}</p>
      {state === 'waiting' && (
        <p className={styles.waiting}>
          <Icon icon={Clock} size="s" />
          {text('comments.waiting')}
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{errorText(error, translator)}</p>
          <Button variant="quiet" onClick={() => comments.discard(key)}>
            {text('comments.discard')}
          </Button>
          <Button onClick={() => void comments.sendAgain(key)}>{text('retry')}</Button>
        </div>
      )}
    </div>
  )
}
