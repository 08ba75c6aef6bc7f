import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { KeptTick } from '../../../ui/status/KeptTick.tsx'
import styles from './ShareRow.module.css'

interface Props {
  icon: LucideIcon
  label: string
  /** How often something of it was kept. */
  kept: number
  children: ReactNode
}

/** One setting of a link: what it is, and at the right what it is set to. */
export function ShareRow({ icon, label, kept, children }: Props) {
  return (
    <div className={styles.row}>
      <Icon icon={icon} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <span className={styles.control}>
        <KeptTick count={kept} />
        {children}
      </span>
    </div>
  )
}
