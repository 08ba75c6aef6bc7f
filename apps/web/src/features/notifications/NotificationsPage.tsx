import { useText } from '../../platform/i18n/language.ts'
import { lazyComponent } from '../../platform/lazy-module.tsx'
import { usePageTitle } from '../../platform/use-page-title.ts'
import styles from './NotificationsPage.module.css'

const List = lazyComponent(async () => (await import('./NotificationList.tsx')).NotificationList)

/** All notifications on a page; its frame has the title. */
export function NotificationsPage() {
  const { text } = useText()
  usePageTitle(text('notifications.title'))
  return (
    <div className={styles.page}>
      <List />
    </div>
  )
}
