import { Link, useLocation } from 'wouter'
import { type Place, useIsDropTarget } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './NavItem.module.css'

interface Props {
  place: Place
  /** One is there, or in a folder of it. */
  isCurrent: boolean
  isOpen: boolean
  /** The folder it stands for: what is dropped on it goes there. */
  folderId?: string | null
}

export function NavItem({ place, isCurrent, isOpen, folderId = null }: Props) {
  const { text } = useText()
  const [path] = useLocation()
  const isTarget = useIsDropTarget(folderId)
  const label = text(place.title)
  const link = (
    <Link
      href={place.path}
      className={classNames(
        styles.item,
        isCurrent && styles.current,
        !isOpen && styles.closed,
        isTarget && styles.target,
      )}
      data-drop-folder={folderId ?? undefined}
      data-drop-name={label}
      aria-current={!isCurrent ? undefined : place.path === path ? 'page' : 'true'}
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
