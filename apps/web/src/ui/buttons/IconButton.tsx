import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, memo } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Tooltip } from '../Tooltip.tsx'
import styles from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: LucideIcon
  shortcut?: string | null
  /** Off, but still reachable: the tooltip says why. */
  disabledReason?: string | null
  /** Of the tooltip. */
  side?: 'top' | 'right' | 'bottom' | undefined
}

/** A desk has dozens, and most keys change none: each is drawn anew only when what it shows or does is another. */
export const IconButton = memo(function IconButton({
  label,
  icon,
  shortcut = null,
  disabledReason = null,
  side,
  className,
  ...rest
}: Props) {
  return (
    <Tooltip text={disabledReason ?? label} shortcut={disabledReason === null ? shortcut : null} side={side}>
      <button
        type="button"
        {...rest}
        className={classNames(styles.button, className)}
        aria-label={label}
        aria-disabled={disabledReason !== null || undefined}
      >
        <Icon icon={icon} />
      </button>
    </Tooltip>
  )
})
