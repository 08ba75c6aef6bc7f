import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  icon: LucideIcon
  error?: string | null
  /** A control inside the field, at its end. */
  end?: ReactNode
}

export function Field({ label, icon, error = null, end, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== null && styles.wrong)}>
        <Icon icon={icon} className={styles.icon} />
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        {end}
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
