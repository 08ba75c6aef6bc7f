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
import { userRows } from './user-rows.ts'

const rows = userRows(shell?.kind ?? null, brand.app, tellShell)

/** The person's own page on a phone: who they are, and the ways from there. In an app the settings have the way out. */
export function UserPage() {
  const translator = useText()
  const { text } = translator
  const session = useSession()
  const signOut = useAction('account.sign-out')
  const isUnread = useStore(unreadNotifications) > 0
  usePageTitle(text('nav.me'))
  if (session.status !== 'signed-in') return null
  return (
    <div className={styles.page}>
      <PersonHead user={session.user} />
      <ul className={styles.rows}>
        {rows.map(({ path, label, icon, inShell, hasNews }) => {
          const words = label(translator)
          const content = (
            <>
              <Icon icon={icon} className={styles.icon} />
              <span className={styles.label}>{words}</span>
              {hasNews && isUnread && <NewsDot />}
              <Icon icon={ChevronRight} className={styles.arrow} />
            </>
          )
          return (
            <li key={words}>
              {path === null ? (
                <button type="button" className={styles.row} onClick={inShell}>
                  {content}
                </button>
              ) : (
                <Link
                  href={path}
                  className={styles.row}
                  onClick={(event) => inShell?.() && event.preventDefault()}
                  {...(hasNews && isUnread && { 'aria-label': text('notifications.unread') })}
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
        {shell === null && signOut?.icon && (
          <li>
            <button type="button" className={styles.row} onClick={signOut.run}>
              <Icon icon={signOut.icon} className={styles.icon} />
              <span className={styles.label}>{signOut.label}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
