import { unreadNotifications } from './follow-events.ts'

/** As much of the Badging API as is used; few browsers have it. */
interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The number of unread notifications on the icon of the installed app. Gives back how to end it. */
export function followBadge(): () => void {
  const show = () => {
    const badge = navigator as Badge
    const count = unreadNotifications.get()
    const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
    // An app that is not installed has no icon to show it on.
    shown?.catch(() => undefined)
  }
  show()
  return unreadNotifications.subscribe(show)
}
