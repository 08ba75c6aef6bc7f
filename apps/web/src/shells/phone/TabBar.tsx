import { Link, useLocation } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { unreadNotifications } from '../../platform/person-events/follow-events.ts'
import { useStore } from '../../platform/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NewsDot } from '../../ui/NewsDot.tsx'
import unseen from '../../ui/unseen.module.css'
import { mePath } from './account-paths.ts'
import styles from './TabBar.module.css'
import { tabAt, tabs } from './tabs.ts'

export function TabBar() {
  const { text } = useText()
  const [path] = useLocation()
  const current = tabAt(path)
  const hasNews = useStore(unreadNotifications) > 0
  return (
    <nav aria-label={text('nav.label')} className={styles.bar}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          href={tab.path}
          className={classNames(styles.tab, tab === current && styles.current)}
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon icon={tab.icon} size="xl" />
          {text(tab.label)}
          {hasNews && tab.path === mePath && (
            <>
              <NewsDot className={styles.dot} />
              <span className={unseen.unseen}>{text('notifications.unread')}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
