import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  icon?: LucideIcon
  error?: string | null
  /** A control inside the field, at its beginning. */
  start?: ReactNode
  /** A control inside the field, at its end. */
  end?: ReactNode
  /** At the other end of the label's line. */
  labelEnd?: ReactNode
  /** A button of the same height, beside the field. */
  beside?: ReactNode
}

export function Field({ label, icon, error = null, start, end, labelEnd, beside, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {labelEnd}
      </div>
      <div className={styles.line}>
        <div className={classNames(styles.box, !icon && !start && styles.bare, error !== null && styles.wrong)}>
          {icon && <Icon icon={icon} className={styles.icon} />}
          {start}
          <input
            {...rest}
            id={id}
            className={styles.input}
            aria-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}-error`}
          />
          {end}
        </div>
        {beside}
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon icon={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
