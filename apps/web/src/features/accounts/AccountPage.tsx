import { useText } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import styles from './AccountPage.module.css'
import { LeaveSection } from './deletion/LeaveSection.tsx'
import { ContactSection } from './profile/ContactSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import { SessionList } from './sessions/SessionList.tsx'
import { LinkedSection } from './third-party/LinkedSection.tsx'

/** The same column in either frame; the frame has the page's title. */
export function AccountPage() {
  const { text } = useText()
  const session = useSession()
  usePageTitle(text('accounts.title'))
  if (session.status !== 'signed-in') return null
  const { user } = session
  return (
    <div className={styles.column}>
      <ProfileSection user={user} />
      <ContactSection user={user} />
      <LinkedSection />
      <SessionList />
      <LeaveSection user={user} />
    </div>
  )
}
