import { CircleUserRound, House, LayoutTemplate, type LucideIcon } from 'lucide-react'
import { homePath } from '../../features/files/index.ts'
import { notificationsPath } from '../../features/notifications/index.ts'
import { features } from '../../platform/features.ts'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import { mePath } from './account-paths.ts'

interface Tab {
  path: string
  label: PlainTextKey
  icon: LucideIcon
}

const home: Tab = { path: homePath, label: 'nav.home', icon: House }

export const tabs: readonly Tab[] = [
  home,
  ...(features.templates ? [{ path: '/template', label: 'files.templates', icon: LayoutTemplate } as const] : []),
  { path: mePath, label: 'nav.me', icon: CircleUserRound },
]

/** What a person sets belongs to them, every list to home. */
export function tabAt(path: string): Tab {
  const isOwn = path === '/setting' || path === '/team' || path === notificationsPath || path.startsWith(`${mePath}/`)
  const tabPath = isOwn ? mePath : path
  return tabs.find((tab) => tab.path === tabPath) ?? home
}
