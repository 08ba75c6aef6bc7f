import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import styles from '../AccountPage.module.css'
import { LeaveSection } from '../deletion/LeaveSection.tsx'
import { EditingSettings } from './EditingSettings.tsx'
import { ListSettings } from './ListSettings.tsx'
import { LooksSettings } from './LooksSettings.tsx'
import { NewMapSettings } from './NewMapSettings.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { TogetherSettings } from './TogetherSettings.tsx'

/** What a person likes, on every device; each change is kept at once. The frame has the page's title. */
export function SettingsPage() {
  const { text } = useText()
  const session = useSession()
  // There the account has a page of its own, one further on.
  const isPhone = usePhone()
  usePageTitle(text('settings.title'))
  return (
    <div className={styles.column}>
      <LooksSettings />
      <NewMapSettings />
      <ListSettings />
      <EditingSettings />
      {(features.collaboration || features.sharing || features.teams) && <TogetherSettings />}
      <NotificationSettings />
      <PrivacySettings />
      {isPhone && session.status === 'signed-in' && <LeaveSection user={session.user} />}
    </div>
  )
}
