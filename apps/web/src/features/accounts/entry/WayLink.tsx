import type { LucideIcon } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { entryPath } from './entry-path.ts'
import styles from './WayLink.module.css'

export interface LinkedWay {
  path: `/login${string}`
  label: PlainTextKey
  icon: LucideIcon
}

/** One way in, with where it shall lead in the end. */
export function WayLink({ way: { path, label, icon }, isCentred }: { way: LinkedWay; isCentred?: boolean }) {
  const { text } = useText()
  const search = useSearch()
  return (
    <Link href={entryPath(path, search)} className={classNames(styles.way, isCentred && styles.centred)}>
      <Icon icon={icon} className={styles.icon} />
      {text(label)}
    </Link>
  )
}
