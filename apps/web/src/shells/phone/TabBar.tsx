import { Link, useLocation } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './TabBar.module.css'
import { tabAt, tabs } from './tabs.ts'

export function TabBar() {
  const { text } = useText()
  const [path] = useLocation()
  const current = tabAt(path)
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
        </Link>
      ))}
    </nav>
  )
}
