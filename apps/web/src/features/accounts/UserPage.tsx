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

type Row =
  | { readonly path: string; readonly label: PlainTextKey; readonly icon: LucideIcon; readonly hasNews?: boolean }
  | { readonly actionId: string }

const rows: readonly Row[] = [
  { path: '/notifications', label: 'notifications.title', icon: Bell, hasNews: true },
  { path: '/user/info', label: 'accounts.open', icon: CircleUserRound },
  ...(features.teams ? [{ path: '/team', label: 'teams.title', icon: Users } as const] : []),
  { actionId: 'cooperation.join' },
  { path: '/setting', label: 'settings.title', icon: Settings },
  { path: openPaths.help, label: 'help.open', icon: CircleHelp },
  { path: openPaths.feedback, label: 'feedback.open', icon: MessageSquare },
  { path: openPaths.about, label: 'accounts.about', icon: Info },
  { actionId: 'account.sign-out' },
]

/** The person's own page on a phone: who they are, and the ways from there. */
export function UserPage() {
  const { text } = useText()
  const session = useSession()
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
        {rows.map((row) =>
          'path' in row ? <LinkRow key={row.path} {...row} /> : <ActRow key={row.actionId} id={row.actionId} />,
        )}
      </ul>
    </div>
  )
}

function LinkRow({ path, label, icon, hasNews = false }: Extract<Row, { path: string }>) {
  const { text } = useText()
  const isUnread = useStore(unreadNotifications) > 0 && hasNews
  return (
    <li>
      <Link href={path} className={styles.row} {...(isUnread && { 'aria-label': text('notifications.unread') })}>
        <Icon icon={icon} className={styles.icon} />
        <span className={styles.label}>{text(label)}</span>
        {isUnread && <NewsDot />}
        <Icon icon={ChevronRight} className={styles.arrow} />
      </Link>
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
