import { useCurrentPageTitle } from '../platform/use-page-title.ts'
import styles from './PageAnnouncer.module.css'

/** Says the new page's name aloud: a page that is only drawn anew is silent. */
export function PageAnnouncer() {
  const title = useCurrentPageTitle()
  return (
    <div aria-live="polite" className={styles.announcer}>
      {title}
    </div>
  )
}
