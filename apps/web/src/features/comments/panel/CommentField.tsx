import { commentLength, commentText, longestComment } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isMac } from '../../../platform/actions/is-mac.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { keepDraft, readDraft } from '../model/comment-drafts.ts'
import type { Comments, MentionedPerson } from '../model/comments.ts'
import styles from './CommentField.module.css'
import { mentionAt } from './comment-words.ts'
import { MentionList, optionId } from './MentionList.tsx'

/** From here on the field says how much has been written. */
const countedFrom = 120

export interface FieldHandle {
  focus: () => void
}

interface Props {
  comments: Comments
  label: string
  /** What stands in the empty field. */
  hint: string
  /** What the button says. */
  act: string
  start?: string
  known?: readonly MentionedPerson[]
  /** Where what is typed is kept until it is sent: the thread that it answers, or null for a new one. */
  draftOf?: string | null
  /** One line until somebody writes in it. */
  isSmall?: boolean
  isBusy?: boolean
  /** It has the keys as soon as it is there. */
  isEager?: boolean
  onSend: (content: string, mentions: readonly MentionedPerson[]) => void
  onCancel?: () => void
  ref?: Ref<FieldHandle>
}

/** Where a comment is written. Ctrl Enter sends it; @ names somebody. */
export function CommentField(props: Props) {
  const {
    comments,
    label,
    hint,
    act,
    start = '',
    known = [],
    draftOf,
    isSmall = false,
    isBusy = false,
    isEager = false,
    onSend,
    onCancel,
    ref,
  } = props
  const { text } = useText()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const place = draftOf === undefined ? null : { who: comments.who, fileId: comments.fileId, threadId: draftOf }
  const [draft] = useState(() => place && readDraft(place))
  const [written, setWritten] = useState(draft?.text ?? start)
  const [caret, setCaret] = useState(written.length)
  const [named, setNamed] = useState<readonly MentionedPerson[]>(draft?.mentions ?? known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field belongs to one place
  useEffect(() => {
    if (place) keepDraft(place, { text: written, mentions: named })
  }, [written, named])
  const [isFocused, setFocused] = useState(false)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [current, setCurrent] = useState(0)
  const { mention: mayMention } = useStore(comments.state).may
  useEffect(() => {
    // Whatever was pressed may still have to give the focus back.
    if (isEager) requestAnimationFrame(() => area.current?.focus())
  }, [isEager])
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), [])
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + (element.offsetHeight - element.clientHeight)}px`
  })

  const asked = mayMention && isFocused ? mentionAt(written, caret) : null
  const { data: people = [] } = useQuery({
    queryKey: ['mention-list', comments.fileId],
    queryFn: () => comments.people(),
    enabled: asked !== null,
  })
  const letters = asked?.letters.toLowerCase() ?? ''
  const found =
    asked === null || closedAt === asked.from
      ? []
      : people.filter(({ nickname }) => nickname.toLowerCase().includes(letters)).slice(0, 6)
  const length = commentLength(commentText(written))
  const isTooLong = length > longestComment
  const isOpen = !isSmall || isFocused || written !== ''

  const write = (next: string, at: number) => {
    setWritten(next)
    setCaret(at)
    setCurrent(0)
    if (!next.slice(0, at).includes('@')) setClosedAt(null)
    requestAnimationFrame(() => area.current?.setSelectionRange(at, at))
  }
  const choose = (person: MentionedPerson) => {
    if (!asked) return
    const name = `@${person.nickname} `
    setNamed([...named.filter(({ user_id }) => user_id !== person.user_id), person])
    write(written.slice(0, asked.from) + name + written.slice(caret).replace(/^ /, ''), asked.from + name.length)
    area.current?.focus()
  }
  const beginMention = () => {
    const before = written.slice(0, caret)
    const sign = before === '' || /\s$/.test(before) ? '@' : ' @'
    setClosedAt(null)
    write(before + sign + written.slice(caret), caret + sign.length)
    area.current?.focus()
  }
  const send = () => {
    const content = commentText(written)
    // The box clears on empty.
    if (content === '') setWritten('')
    if (content === '' || isTooLong || isBusy) return area.current?.focus()
    onSend(
      content,
      named.filter(({ nickname }) => content.includes(`@${nickname}`)),
    )
    setWritten('')
    setNamed([])
    setClosedAt(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSend) return done(event, send)
    if (found.length > 0) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) return done(event, () => setCurrent((current + step + found.length) % found.length))
      const person = found[current]
      if (person && (event.key === 'Enter' || event.key === 'Tab')) return done(event, () => choose(person))
      if (event.key === 'Escape') return done(event, () => setClosedAt(asked?.from ?? null))
    }
    if (event.key === 'Escape' && onCancel) done(event, onCancel)
  }

  return (
    <div className={styles.field}>
      {found.length > 0 && (
        <MentionList
          id={`${id}-people`}
          label={text('comments.people')}
          people={found}
          current={current}
          onChoose={choose}
        />
      )}
      <textarea
        ref={area}
        rows={isOpen && !isSmall ? 2 : 1}
        value={written}
        placeholder={hint}
        aria-label={label}
        aria-invalid={isTooLong}
        aria-describedby={length >= countedFrom ? `${id}-count` : undefined}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={found.length > 0 ? optionId(`${id}-people`, current) : undefined}
        className={classNames(styles.area, isTooLong && styles.wrong)}
        onChange={({ target }) => {
          setWritten(target.value)
          setCaret(target.selectionStart)
          setCurrent(0)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className={styles.foot}>
          {mayMention && <IconButton label={text('comments.mention')} icon={AtSign} onClick={beginMention} />}
          <span className={styles.space} />
          {length >= countedFrom && (
            <span id={`${id}-count`} className={classNames(styles.count, isTooLong && styles.over)}>
              {text('comments.count', { count: length, most: longestComment })}
            </span>
          )}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {text('cancel')}
            </Button>
          )}
          <Button
            isOff={isTooLong || written.trim() === ''}
            isBusy={isBusy}
            title={isMac ? '⌘ ↵' : 'Ctrl ↵'}
            onClick={send}
          >
            {act}
          </Button>
        </div>
      )}
    </div>
  )
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  act()
}
