import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

interface Props {
  href: string
  label: string
  icon: LucideIcon
}

export function IconLink({ href, label, icon }: Props) {
  return (
    <Tooltip text={label} side="right">
      <Link href={href} className={styles.button} aria-label={label}>
        <Icon icon={icon} />
      </Link>
    </Tooltip>
  )
}
