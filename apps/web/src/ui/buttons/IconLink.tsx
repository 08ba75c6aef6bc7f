import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from '../Icon.tsx'
import { Tooltip } from '../Tooltip.tsx'
import styles from './IconButton.module.css'

interface Props {
  href: string
  label: string
  icon: LucideIcon
  side?: 'right' | 'bottom'
}

export function IconLink({ href, label, icon, side = 'right' }: Props) {
  return (
    <Tooltip text={label} side={side}>
      <Link href={href} className={styles.button} aria-label={label}>
        <Icon icon={icon} />
      </Link>
    </Tooltip>
  )
}
