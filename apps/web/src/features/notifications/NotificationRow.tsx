import type { AppNotification } from '@ramify/contract'
import { notificationText } from '@ramify/locales'
import { BellOff, BellRing, Check, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { relativeTime } from '../../platform/i18n/relative-time.ts'
import { useStore } from '../../platform/store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { GuestPicture } from '../../ui/GuestPicture.tsx'
import { Menu, MenuItem } from '../../ui/menus/Menu.tsx'
import { NewsDot } from '../../ui/NewsDot.tsx'
import unseen from '../../ui/unseen.module.css'
import styles from './NotificationRow.module.css'
import { type Answer, answer, givenAnswers, markRead, muteDocument } from './notification-acts.ts'
import { notificationPath } from './notification-path.ts'

interface Props {
  notification: AppNotification
  /** Somebody goes where it leads. */
  onOpen: (() => void) | undefined
}

/** Who did what where, and when. A press opens it. */
export function NotificationRow({ notification, onOpen }: Props) {
  const translator = useText()
  const { text } = translator
  const { actor, guest_number, excerpt, unread, muted, waiting, created_at, file_name } = notification
  const given = useStore(givenAnswers).get(notification.id)
  const words = notificationText(translator, notification)
  const path = notificationPath(notification)
  // Of a team there is nothing to be muted.
  const isDocument = file_name !== null && !notification.type.startsWith('team-')
  const content = (
    <>
      {guest_number === null ? (
        <Avatar person={actor ?? { user_id: '', nickname: words, avatar: null }} />
      ) : (
        <GuestPicture />
      )}
      <span className={styles.words}>
        <span className={styles.what}>{words}</span>
        {excerpt !== null && <span className={styles.excerpt}>{text('notifications.quote', { text: excerpt })}</span>}
        <span className={styles.time}>{relativeTime(created_at, Date.now(), translator)}</span>
      </span>
      {unread && <span className={unseen.unseen}>{text('notifications.new')}</span>}
    </>
  )
  const open = () => {
    void markRead(notification)
    onOpen?.()
  }
  return (
    <li className={classNames(styles.row, unread && styles.unread)}>
      {path === null ? (
        <button type="button" className={styles.body} onClick={() => void markRead(notification)}>
          {content}
        </button>
      ) : (
        <Link href={path} className={styles.body} onClick={open}>
          {content}
        </Link>
      )}
      {(waiting || given) && <Answers notification={notification} given={given} />}
      {unread && <NewsDot className={styles.dot} />}
      {(unread || isDocument) && (
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={text('notifications.row-menu')} className={styles.more} />}
        >
          {unread && (
            <MenuItem icon={Check} onSelect={() => void markRead(notification)}>
              {text('notifications.read-one')}
            </MenuItem>
          )}
          {isDocument && (
            <MenuItem icon={muted ? BellRing : BellOff} onSelect={() => void muteDocument(notification, !muted)}>
              {text(muted ? 'notifications.unmute' : 'notifications.mute')}
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  )
}

/** To somebody who asks for something: the answer can be given here, and is said afterwards. */
function Answers({ notification, given }: { notification: AppNotification; given: Answer | undefined }) {
  const { text } = useText()
  const [isBusy, setBusy] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const name = notification.actor?.nickname ?? text('notifications.somebody')
  const run = async (action: Answer) => {
    const row = area.current?.closest('li')
    setBusy(true)
    await answer(notification, action)
    setBusy(false)
    // The button that was pressed is gone, and the focus is at the page or the popover: the keyboard goes on from the row.
    if (row && document.activeElement?.contains(row)) row.querySelector<HTMLElement>('a, button')?.focus()
  }
  const buttons = (
    <>
      <Button variant="quiet" aria-label={text('cooperation.not-now.of', { name })} onClick={() => void run('refuse')}>
        {text('cooperation.not-now')}
      </Button>
      <Button
        aria-label={text('cooperation.allow.of', { name })}
        isBusy={isBusy}
        className={styles.yes}
        onClick={() => void run('accept')}
      >
        {text('cooperation.allow')}
      </Button>
    </>
  )
  return (
    <div ref={area} className={styles.answers}>
      {!given && buttons}
      <p role="status" className={styles.outcome}>
        {given && text(`notifications.answered.${given}`)}
      </p>
    </div>
  )
}
