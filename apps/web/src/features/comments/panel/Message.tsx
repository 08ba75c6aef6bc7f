import type { ListedComment } from '@ramify/contract'
import { Ellipsis, Link2, PencilLine, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { ask } from '../../../platform/questions/questions.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { GuestPicture } from '../../../ui/GuestPicture.tsx'
import { Menu, MenuItem } from '../../../ui/menus/Menu.tsx'
import type { Comments, MentionedPerson } from '../model/comments.ts'
import { CommentField } from './CommentField.tsx'
import { authorName, piecesOf } from './comment-words.ts'
import styles from './Message.module.css'

/** One comment: who, when, what, and what can be done with it. */
export function Message({ comment, comments }: { comment: ListedComment; comments: Comments }) {
  const translator = useText()
  const { text } = translator
  const [isEdited, setEdited] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (comment.is_deleted) return <p className={styles.deleted}>{text('comments.deleted')}</p>
  const name = authorName(comment, translator)
  const save = async (content: string, mentions: readonly MentionedPerson[]) => {
    setBusy(true)
    try {
      await comments.edit(comment.id, content, mentions)
      setEdited(false)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.message} id={`comment-${comment.id}`}>
      <AuthorPicture comment={comment} />
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{name}</span>
          <time
            className={styles.time}
            dateTime={new Date(comment.created_at).toISOString()}
            title={new Date(comment.created_at).toLocaleString(translator.language)}
          >
            {relativeTime(comment.created_at, Date.now(), translator)}
          </time>
          {comment.edited_at !== null && <span className={styles.time}>{text('comments.edited')}</span>}
        </p>
        {isEdited ? (
          <CommentField
            comments={comments}
            label={text('comments.edit')}
            hint=""
            act={text('comments.edit.act')}
            start={comment.content}
            known={comment.mentions.map((person) => ({ ...person, avatar: null, avatar_url: null }))}
            isBusy={isBusy}
            isEager
            onSend={(content, mentions) => void save(content, mentions)}
            onCancel={() => setEdited(false)}
          />
        ) : (
          <p className={styles.content}>
            {piecesOf(comment.content, comment.mentions).map(({ text: piece, isMention }, nth) =>
              isMention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places
                <span key={nth} className={styles.mention}>
                  {piece}
                </span>
              ) : (
                piece
              ),
            )}
          </p>
        )}
      </div>
      {comment.unread && <span className={styles.unread} role="img" aria-label={text('comments.unread')} />}
      {!isEdited && <MessageMenu comment={comment} comments={comments} name={name} onEdit={() => setEdited(true)} />}
    </div>
  )
}

function AuthorPicture({ comment: { user_id, nickname, avatar } }: { comment: ListedComment }) {
  return user_id === null ? <GuestPicture size={24} /> : <Avatar person={{ user_id, nickname, avatar }} size={24} />
}

interface MenuProps {
  comment: ListedComment
  comments: Comments
  name: string
  onEdit: () => void
}

function MessageMenu({ comment, comments, name, onEdit }: MenuProps) {
  const { text } = useText()
  const { may } = useStore(comments.state)
  const { id, guest, own } = comment
  const copyLink = async () => {
    await navigator.clipboard.writeText(comments.addressOf(id))
    notify({ kind: 'status', words: ({ message }) => message('505') })
  }
  const removeGuest = async (number: number) => {
    const isSure = await ask({
      title: (translator) => translator.text('comments.remove-guest.title', { name }),
      sentence: (translator) => translator.text('comments.remove-guest.sentence'),
      act: (translator) => translator.text('comments.delete'),
      isDestructive: true,
    })
    if (isSure) await comments.removeGuest(number)
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton label={text('comments.more', { name })} icon={Ellipsis} className={styles.more} />}
    >
      {own && may.comment && (
        <MenuItem icon={PencilLine} onSelect={onEdit}>
          {text('comments.edit')}
        </MenuItem>
      )}
      <MenuItem icon={Link2} onSelect={() => void copyLink().catch(showError)}>
        {text('comments.copy-link')}
      </MenuItem>
      {(own || may.manage) && (
        <MenuItem icon={Trash2} isDestructive onSelect={() => comments.remove(id)}>
          {text('comments.delete')}
        </MenuItem>
      )}
      {guest !== null && may.manage && (
        <MenuItem icon={UserX} isDestructive onSelect={() => void removeGuest(guest).catch(showError)}>
          {text('comments.remove-guest')}
        </MenuItem>
      )}
    </Menu>
  )
}
