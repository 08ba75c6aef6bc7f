import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Strip.module.css'

interface Props {
  words: string
  icon?: LucideIcon
  /** What may be lost; otherwise it only tells, and is read aloud when it comes. */
  warns?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** A sentence above a list. */
export function Strip({ words, icon, warns = false, children }: Props) {
  return (
    <div role={warns ? undefined : 'status'} className={classNames(styles.strip, warns && styles.warns)}>
      {icon && <Icon icon={icon} />}
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  )
}
