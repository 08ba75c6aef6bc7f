import type { ComponentType } from 'react'
import { AccountPage, SettingsPage, UserPage } from '../../features/accounts/index.ts'
import { teamPath } from '../../features/files/index.ts'
import { NotificationsPage, notificationsPath } from '../../features/notifications/index.ts'
import { TeamPage } from '../../features/teams/index.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { type AccountPath, isAccountPath, mePath } from './account-paths.ts'

export interface AccountScreen {
  title: PlainTextKey
  Page: ComponentType
  /** Where its back button leads. */
  back?: string
}

const screens: Record<AccountPath, AccountScreen> = {
  [mePath]: { title: 'nav.me', Page: UserPage },
  '/user/info': { title: 'accounts.title', Page: AccountPage, back: mePath },
  [teamPath]: { title: 'teams.title', Page: TeamPage, back: mePath },
  '/setting': { title: 'settings.title', Page: SettingsPage, back: mePath },
  [notificationsPath]: { title: 'notifications.title', Page: NotificationsPage, back: mePath },
}

export const accountScreenAt = (path: string): AccountScreen | null => (isAccountPath(path) ? screens[path] : null)
