import { late } from '../../platform/late.tsx'
import { ProgressLine } from '../../ui/ProgressLine.tsx'

/** Seldom looked at: whoever draws need not wait for them. */
export const AccountPage = late(() => import('./AccountPage.tsx').then((room) => room.AccountPage), <ProgressLine />)
export const SettingsPage = late(
  () => import('./settings/SettingsPage.tsx').then((room) => room.SettingsPage),
  <ProgressLine />,
)
