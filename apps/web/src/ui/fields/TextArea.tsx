import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import field from './Field.module.css'
import styles from './TextArea.module.css'

interface Props extends ComponentProps<'textarea'> {
  label: string
  value: string
  maxLength: number
  error?: string | null
}

/** A field for more than a line; towards its end it says how much room is left. */
export function TextArea({ label, error = null, value, maxLength, ...rest }: Props) {
  const { text } = useText()
  const id = useId()
  const left = maxLength - value.length
  const isNearEnd = left <= maxLength / 5
  const described = [error !== null && `${id}-error`, isNearEnd && `${id}-left`].filter(Boolean).join(' ')
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={field.line}>
        <textarea
          {...rest}
          id={id}
          value={value}
          maxLength={maxLength}
          className={classNames(styles.area, error !== null && styles.wrong)}
          aria-invalid={error !== null}
          aria-describedby={described || undefined}
        />
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={field.error}>
          <Icon icon={CircleAlert} size="s" />
          {error}
        </p>
      )}
      {isNearEnd && (
        <p id={`${id}-left`} className={field.hint}>
          {text('feedback.left', { count: left })}
        </p>
      )}
    </div>
  )
}
