import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useAction } from '../../platform/actions/use-action.ts'
import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { tellShell } from '../../platform/native-shell/tell-shell.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NewsDot } from '../../ui/NewsDot.tsx'
import { PersonHead } from './PersonHead.tsx'
import styles from './UserPage.module.css'
import { type PageRow, userRows } from './user-rows.ts'

const rows = userRows(shell?.kind ?? null, brand.app, tellShell)

/** The person's own page on a phone: who they are, and the ways from there. */
export function UserPage() {
  const { text } = useText()
  const session = useSession()
  usePageTitle(text('nav.me'))
  if (session.status !== 'signed-in') return null
  return (
    <div className={styles.page}>
      <PersonHead user={session.user} />
      <ul className={styles.rows}>
        {rows.map((row) =>
          'actionId' in row ? (
            <ActRow key={row.actionId} id={row.actionId} />
          ) : (
            <LinkRow key={row.path ?? ''} row={row} />
          ),
        )}
      </ul>
    </div>
  )
}

function LinkRow({ row: { path, label, icon, inShell, hasNews } }: { row: PageRow }) {
  const translator = useText()
  const isUnread = useStore(unreadNotifications) > 0 && hasNews === true
  const content = (
    <>
      <Icon icon={icon} className={styles.icon} />
      <span className={styles.label}>{label(translator)}</span>
      {isUnread && <NewsDot />}
      <Icon icon={ChevronRight} className={styles.arrow} />
    </>
  )
  return (
    <li>
      {path === null ? (
        <button type="button" className={styles.row} onClick={inShell}>
          {content}
        </button>
      ) : (
        <Link
          href={path}
          className={styles.row}
          onClick={(event) => inShell?.() && event.preventDefault()}
          {...(isUnread && { 'aria-label': translator.text('notifications.unread') })}
        >
          {content}
        </Link>
      )}
    </li>
  )
}

function ActRow({ id }: { id: string }) {
  const action = useAction(id)
  if (!action?.icon) return null
  return (
    <li>
      <button type="button" className={styles.row} onClick={action.run}>
        <Icon icon={action.icon} className={styles.icon} />
        <span className={styles.label}>{action.label}</span>
      </button>
    </li>
  )
}
