import type { ComponentType } from 'react'
import { AccountPage, SettingsPage } from '../../features/accounts/index.ts'
import { teamPath } from '../../features/files/index.ts'
import { NotificationsPage, notificationsPath } from '../../features/notifications/index.ts'
import { TeamPage } from '../../features/teams/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import styles from './AccountScreen.module.css'
import type { AccountPath } from './account-paths.ts'

interface Screen {
  title: PlainTextKey
  Page: ComponentType
}

const account: Screen = { title: 'accounts.title', Page: AccountPage }

const screens: Record<AccountPath, Screen> = {
  '/user': account,
  '/user/info': account,
  [teamPath]: { title: 'teams.title', Page: TeamPage },
  '/setting': { title: 'settings.title', Page: SettingsPage },
  [notificationsPath]: { title: 'notifications.title', Page: NotificationsPage },
}

export function AccountScreen({ path }: { path: AccountPath }) {
  const { title, Page } = screens[path]
  const { text } = useText()
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{text(title)}</h1>
      </header>
      <Page />
    </>
  )
}
