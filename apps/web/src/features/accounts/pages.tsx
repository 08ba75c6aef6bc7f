import { lazyComponent } from '../../platform/lazy-module.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

/** Seldom looked at: whoever draws need not wait for them. */
export const AccountPage = lazyComponent(
  () => import('./AccountPage.tsx').then((room) => room.AccountPage),
  <ProgressLine />,
)
export const SettingsPage = lazyComponent(
  () => import('./settings/SettingsPage.tsx').then((room) => room.SettingsPage),
  <ProgressLine />,
)
