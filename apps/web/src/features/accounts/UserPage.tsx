import {
  Bell,
  ChevronRight,
  CircleHelp,
  CircleUserRound,
  Info,
  type LucideIcon,
  MessageSquare,
  Settings,
  Users,
} from 'lucide-react'
import { Link } from 'wouter'
import { useAction } from '../../platform/actions/use-action.ts'
import { features } from '../../platform/features.ts'
import { useText } from '../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NewsDot } from '../../ui/NewsDot.tsx'
import { openPaths } from '../legal/index.ts'
import { PlanPill } from './PlanPill.tsx'
import styles from './UserPage.module.css'

const rows: readonly { path: string; label: PlainTextKey; icon: LucideIcon; hasNews?: true }[] = [
  { path: '/notifications', label: 'notifications.title', icon: Bell, hasNews: true },
  { path: '/user/info', label: 'accounts.open', icon: CircleUserRound },
  ...(features.teams ? [{ path: '/team', label: 'teams.title', icon: Users } as const] : []),
  { path: '/setting', label: 'settings.title', icon: Settings },
  { path: openPaths.help, label: 'help.open', icon: CircleHelp },
  { path: openPaths.feedback, label: 'feedback.open', icon: MessageSquare },
  { path: openPaths.about, label: 'accounts.about', icon: Info },
]

/** The person's own page on a phone: who they are, and the ways from there. */
export function UserPage() {
  const { text } = useText()
  const session = useSession()
  const signOut = useAction('account.sign-out')
  const isUnread = useStore(unreadNotifications) > 0
  usePageTitle(text('nav.me'))
  if (session.status !== 'signed-in') return null
  const { nickname, email, phone } = session.user
  return (
    <div className={styles.page}>
      <div className={styles.person}>
        <Avatar person={session.user} size={64} />
        <div className={styles.names}>
          <p className={styles.nickname}>
            {nickname} <PlanPill />
          </p>
          <p className={styles.contact}>{email ?? phone}</p>
        </div>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ path, label, icon, hasNews }) => (
          <li key={path}>
            <Link
              href={path}
              className={styles.row}
              {...(hasNews && isUnread && { 'aria-label': text('notifications.unread') })}
            >
              <Icon icon={icon} className={styles.icon} />
              <span className={styles.label}>{text(label)}</span>
              {hasNews && isUnread && <NewsDot />}
              <Icon icon={ChevronRight} className={styles.arrow} />
            </Link>
          </li>
        ))}
        {signOut?.icon && (
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
