import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './PersonRow.module.css'

interface Props {
  /** Whose picture stands there; an icon for an address nobody is known by. */
  person: { user_id: string; nickname: string; avatar: string | null } | LucideIcon
  name: string
  /** Behind the name, quieter. */
  mark?: string | undefined
  /** Below the name. */
  state?: string | undefined
  /** They are there at this moment. */
  isHere?: boolean
  /** What can be done. */
  children?: ReactNode
}

export function PersonRow({ person, name, mark, state, isHere, children }: Props) {
  return (
    <li className={styles.row}>
      {'user_id' in person ? (
        <Avatar person={person} size={32} />
      ) : (
        <span className={styles.icon}>
          <Icon icon={person} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {mark !== undefined && <span className={styles.mark}> {mark}</span>}
        </p>
        {state !== undefined && <p className={classNames(styles.state, isHere && styles.here)}>{state}</p>}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  )
}
