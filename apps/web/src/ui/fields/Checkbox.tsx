import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Checkbox.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
  /** Stands below it. */
  error?: string | null
}

export function Checkbox({ children, error = null, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <span className={styles.box}>
          <input
            {...rest}
            type="checkbox"
            className={styles.input}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : id}
          />
          <Icon icon={Check} size="s" className={styles.check} />
        </span>
        <span>{children}</span>
      </label>
      {error !== null && (
        <p id={id} role="alert" className={styles.error}>
          <Icon icon={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
