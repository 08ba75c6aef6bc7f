import type { ReactNode } from 'react'
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

export function NavItem({ place, ...rest }: Props) {
  const { text } = useText()
  return <NavLink {...rest} path={place.path} label={text(place.title)} mark={<Icon icon={place.icon} />} />
}

interface LinkProps extends Omit<Props, 'place'> {
  path: string
  label: string
  /** Before the label. */
  mark: ReactNode
  /** What is new there, for those who do not see the dot. */
  news?: string | null
}

export function NavLink({ path: to, label, mark, isCurrent, isOpen, folderId = null, news = null }: LinkProps) {
  const [path] = useLocation()
  const isTarget = useIsDropTarget(folderId)
  const link = (
    <Link
      href={to}
      className={classNames(
        styles.item,
        isCurrent && styles.current,
        !isOpen && styles.closed,
        isTarget && styles.target,
      )}
      data-drop-folder={folderId ?? undefined}
      data-drop-name={label}
      aria-current={!isCurrent ? undefined : to === path ? 'page' : 'true'}
      aria-label={isOpen && news === null ? undefined : [label, news].filter(Boolean).join(', ')}
    >
      {mark}
      {isOpen && <span className={styles.label}>{label}</span>}
      {news !== null && <span className={styles.news} />}
    </Link>
  )
  if (isOpen) return link
  return (
    <Tooltip text={label} side="right">
      {link}
    </Tooltip>
  )
}
