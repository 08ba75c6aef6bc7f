import { Link } from 'wouter'
import type { Place } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './NavItem.module.css'

interface Props {
  place: Place
  isCurrent: boolean
  isOpen: boolean
}

export function NavItem({ place, isCurrent, isOpen }: Props) {
  const { text } = useText()
  const label = text(place.title)
  const link = (
    <Link
      href={place.path}
      className={classNames(styles.item, isCurrent && styles.current, !isOpen && styles.closed)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isOpen ? undefined : label}
    >
      <Icon icon={place.icon} />
      {isOpen && <span className={styles.label}>{label}</span>}
    </Link>
  )
  if (isOpen) return link
  return (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  )
}
