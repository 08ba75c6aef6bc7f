import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon.tsx'
import styles from './PageRow.module.css'

interface Props {
  label: string
  icon?: LucideIcon
  value?: ReactNode
  isOff?: boolean
  onClick: () => void
}

/** A row that says what something is, and leads to the page where that is changed. */
export function PageRow({ label, icon, value, isOff, onClick }: Props) {
  return (
    <button type="button" className={styles.row} aria-disabled={isOff || undefined} onClick={onClick}>
      {icon && <Icon icon={icon} size="l" />}
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <Icon icon={ChevronRight} />
    </button>
  )
}
