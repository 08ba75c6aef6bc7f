import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { takePanelFocus } from '../../../editor/core/panels/panel-focus.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { isCommentId } from '../model/comment-address.ts'
import { type Thread, threadsOf } from '../model/comment-list.ts'
import type { Comments, MentionedPerson } from '../model/comments.ts'
import { isTopicOnly, openThread } from '../model/open-comments.ts'
import { CommentField, type FieldHandle } from './CommentField.tsx'
import styles from './CommentsPanel.module.css'
import { ThreadBlock, Unsent } from './ThreadBlock.tsx'
import { useItems } from './use-items.ts'

interface Props {
  comments: Comments
  /** Where the topics are that comments are about; null where there is only a picture of the document. */
  editor: Editor | null
}

/** After so long in view a comment counts as read. */
const readAfterMs = 2_000
const skeletons = [150, 210, 120, 190, 170]

/** Everything that is said about a document, newest thread first, and the field for more. */
export function CommentsPanel({ comments, editor }: Props) {
  const { text } = useText()
  const { list, error, may, guest, unsent, hidden, ...known } = useStore(comments.state)
  const items = useItems(editor)
  const wanted = useStore(openThread)
  const topic = useStore(isTopicOnly) ? items.chosen : null
  const isFiltered = topic !== null
  const hasEarlier = topic === null ? known.hasEarlier : (known.topics.get(topic)?.hasEarlier ?? false)
  const [showsResolved, setShowsResolved] = useState(false)
  const [isFetching, setFetching] = useState(false)
  const isLate = useDelayed(list === undefined && error === null)
  useEffect(() => void comments.load(), [comments])
  useReading(comments)
  // Those of a topic may be on pages that nobody has asked for.
  const isTopicUnknown = list !== undefined && topic !== null && !known.topics.has(topic)
  useEffect(() => {
    if (isTopicUnknown && topic !== null) comments.loadEarlier(topic).catch(showError)
  }, [comments, isTopicUnknown, topic])

  const all = threadsOf((list ?? []).filter(({ id }) => !hidden.has(id)))
  const here = isFiltered ? all.filter(({ nodeId }) => nodeId === items.chosen) : all
  const open = here.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = here.filter(({ resolvedAt }) => resolvedAt !== null)
  const opened = openedOf(all, wanted)
  // A link may lead to one that is resolved.
  const shown = [...open, ...(showsResolved ? resolved : resolved.filter(({ id }) => id === opened))]
  const loadEarlier = async () => {
    setFetching(true)
    await comments.loadEarlier(topic).catch(showError)
    setFetching(false)
  }
  // A link leads to a comment, however long ago that was.
  const isMissing = wanted !== null && opened === null && isCommentId(wanted) && known.hasEarlier
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has come
  useEffect(() => {
    if (isMissing) void comments.loadEarlier(null).catch(showError)
  }, [isMissing, list])
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <Segmented
          label={text('comments.filter')}
          isTight
          value={isFiltered ? 'topic' : 'all'}
          options={[
            {
              value: 'all',
              label: text('comments.all', { count: all.filter((each) => each.resolvedAt === null).length }),
            },
            { value: 'topic', label: text(items.texts.only) },
          ]}
          onChange={(value) => isTopicOnly.set(value === 'topic')}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          <Icon icon={CircleCheck} size="s" />
          {text('comments.resolved')}
        </button>
      </div>
      <div className={styles.scroll}>
        {list === undefined && error !== null ? (
          <ErrorState error={error} onRetry={() => void comments.load()} />
        ) : list === undefined ? (
          isLate && (
            <div className={styles.skeletons}>
              {skeletons.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          )
        ) : (
          <>
            {shown.map((thread) => (
              <ThreadBlock
                key={thread.id}
                thread={thread}
                comments={comments}
                items={items}
                unsent={unsent.filter(({ threadId }) => threadId === thread.id)}
                isOpen={thread.id === opened}
                onOpen={() => openThread.set(thread.id)}
              />
            ))}
            {unsent
              .filter(({ threadId }) => threadId === null)
              .map((comment) => (
                <Unsent key={comment.key} comment={comment} comments={comments} />
              ))}
            {shown.length === 0 && unsent.length === 0 && <p className={styles.empty}>{text('comments.empty')}</p>}
            {hasEarlier && (
              <div className={styles.older}>
                <Button isBusy={isFetching} onClick={() => void loadEarlier()}>
                  {text('comments.load-earlier')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      {may.comment && <Composer comments={comments} threads={all} items={items} guest={guest} />}
    </div>
  )
}

interface ComposerProps {
  comments: Comments
  threads: readonly Thread[]
  items: ReturnType<typeof useItems>
  guest: number | null
}

/** Below all: what it says is about the chosen topic, unless one takes that back. */
function Composer({ comments, threads, items, guest }: ComposerProps) {
  const { text } = useText()
  const field = useRef<FieldHandle>(null)
  /** The topic of which somebody said that this is not about it. */
  const [refused, setRefused] = useState<string | null>(null)
  const { chosen } = items
  const nodeId = chosen === refused ? null : chosen
  const item = nodeId === null ? null : items.describe(nodeId)
  const name = nodeId === null ? text(items.texts.whole) : item?.text || text('editor.tree.blank')
  useEffect(() => takePanelFocus('comments', () => field.current?.focus()), [])
  const send = (content: string, mentions: readonly MentionedPerson[]) => {
    // One conversation about a topic at a time; about the whole document there are many.
    const thread =
      nodeId === null ? undefined : threads.find((each) => each.nodeId === nodeId && each.resolvedAt === null)
    if (thread) openThread.set(thread.id)
    void comments.send({ content, nodeId, threadId: thread?.id ?? null, mentions })
  }
  return (
    <div className={styles.composer}>
      <p className={styles.target}>
        <span className={styles.on}>{nodeId === null ? text(items.texts.onWhole) : text('comments.on', { name })}</span>
        {nodeId !== null && (
          <IconButton
            label={text(items.texts.onWhole)}
            icon={X}
            className={styles.clear}
            onClick={() => setRefused(nodeId)}
          />
        )}
      </p>
      <CommentField
        ref={field}
        comments={comments}
        label={text('comments.new', { name })}
        hint={text('comments.write')}
        act={text('comments.send')}
        draftOf={null}
        onSend={send}
      />
      {guest !== null && <p className={styles.guest}>{text('comments.as-guest', { number: String(guest) })}</p>}
    </div>
  )
}

/** The thread that is asked for by its id, by a comment in it or by its topic. */
function openedOf(threads: readonly Thread[], wanted: string | null): string | null {
  const isWanted = ({ id, nodeId, resolvedAt, comments }: Thread) =>
    id === wanted || (nodeId === wanted && resolvedAt === null) || comments.some((comment) => comment.id === wanted)
  return wanted === null ? null : (threads.find(isWanted)?.id ?? null)
}

/** What is in view for a while has been read. */
function useReading(comments: Comments): void {
  const unread = useStore(comments.unread)
  const isThere = useStore(comments.state).list !== undefined
  useEffect(() => {
    if (unread === 0 || !isThere) return
    const timer = setTimeout(() => {
      // Told again with the next one.
      if (document.visibilityState === 'visible') comments.markRead().catch(() => undefined)
    }, readAfterMs)
    return () => clearTimeout(timer)
  }, [comments, unread, isThere])
}
