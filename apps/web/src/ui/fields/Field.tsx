import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './Field.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  icon?: LucideIcon
  error?: string | null
  /** Sunken instead of outlined: for what is looked up or added in passing, where an outline would be the darkest line around. */
  isQuiet?: boolean
  /** A control inside the field, at its beginning. */
  start?: ReactNode
  /** A control inside the field, at its end. */
  end?: ReactNode
  /** What is expected, before anything is wrong. */
  hint?: string | undefined
  /** At the other end of the label's line; in the order of keys after the field. */
  labelEnd?: ReactNode
  /** A button of the same height, beside the field. */
  beside?: ReactNode
}

export function Field({ label, icon, error = null, isQuiet, hint, start, end, labelEnd, beside, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <div
          className={classNames(
            styles.box,
            isQuiet && styles.quiet,
            !icon && !start && styles.bare,
            error !== null && styles.wrong,
          )}
        >
          {icon && <Icon icon={icon} className={styles.icon} />}
          {start}
          <input
            {...rest}
            id={id}
            className={styles.input}
            aria-invalid={error !== null}
            aria-describedby={error !== null ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined}
          />
          {end}
        </div>
        {beside}
      </div>
      {labelEnd && <div className={styles.labelEnd}>{labelEnd}</div>}
      {error === null && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon icon={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
