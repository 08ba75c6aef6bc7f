import type { ReactNode } from 'react'
import { KeptTick } from '../../../ui/status/KeptTick.tsx'
import { AccountRow } from '../AccountSection.tsx'
import styles from './SettingRow.module.css'

interface Props {
  label: string
  /** What it means, where the name does not say it. */
  hint?: string
  /** How often it was kept. */
  kept: number
  children: ReactNode
}

export function SettingRow({ label, hint, kept, children }: Props) {
  return (
    <AccountRow label={label} {...(hint !== undefined && { hint })}>
      <span className={styles.control}>
        <KeptTick count={kept} />
        {children}
      </span>
    </AccountRow>
  )
}
