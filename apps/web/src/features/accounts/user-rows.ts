import {
  Bell,
  CircleHelp,
  CircleUserRound,
  Info,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  Settings,
  Trash2,
  Users,
} from 'lucide-react'
import type { BrandApp } from '../../platform/brand/read-brand.ts'
import { features } from '../../platform/features.ts'
import type { Words } from '../../platform/i18n/words.ts'
import type { ShellKind } from '../../platform/native-shell/shell.ts'
import type { TellShell } from '../../platform/native-shell/tell-shell.ts'
import { appTrashPath } from '../files/index.ts'
import { openPaths } from '../legal/index.ts'

/** What is done there at once, where it is offered. */
interface ActionRow {
  readonly actionId: string
}

export interface PageRow {
  readonly label: Words
  readonly icon: LucideIcon
  /** Where it leads; null: only an app can do it. */
  readonly path: string | null
  /** What an app does in place of the page; false where it did not. */
  readonly inShell?: () => boolean
  readonly hasNews?: true
}

/** The ways from a person's own page on a phone. The Android app has no tabs that lead to the trash. */
export function userRows(
  kind: ShellKind | null,
  { qqGroup }: Pick<BrandApp, 'qqGroup'>,
  tell: TellShell,
): readonly (PageRow | ActionRow)[] {
  const isAndroid = kind === 'android'
  const rows: (PageRow | ActionRow | false)[] = [
    { path: '/notifications', label: ({ text }) => text('notifications.title'), icon: Bell, hasNews: true },
    isAndroid && { path: appTrashPath, label: ({ text }) => text('files.trash'), icon: Trash2 },
    { path: '/user/info', label: ({ text }) => text('accounts.open'), icon: CircleUserRound },
    features.teams && { path: '/team', label: ({ text }) => text('teams.title'), icon: Users },
    { actionId: 'cooperation.join' },
    { path: '/setting', label: ({ text }) => text('settings.title'), icon: Settings },
    { path: openPaths.help, label: ({ text }) => text('help.open'), icon: CircleHelp },
    {
      path: openPaths.feedback,
      label: ({ text }) => text('feedback.open'),
      icon: MessageSquare,
      inShell: () => tell('openFeedback'),
    },
    { path: openPaths.about, label: ({ text }) => text('accounts.about'), icon: Info },
    isAndroid &&
      qqGroup !== null && {
        path: null,
        label: ({ text }) => text('native.qq', { group: qqGroup }),
        icon: MessagesSquare,
        inShell: () => tell('jumpQQGroup', { group: qqGroup }),
      },
    // In an app the settings have the way out.
    kind === null && { actionId: 'account.sign-out' },
  ]
  return rows.filter((row) => row !== false)
}
