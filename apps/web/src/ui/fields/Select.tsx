import { ChevronDown } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './Select.module.css'

interface Props<Value extends string> {
  label: string
  /** `null` where several values hold at once, or none of these. */
  value: Value | null
  options: readonly { value: Value; label: string }[]
  /** Said while `value` is null. */
  placeholder?: string
  /** `m` outside of panels. */
  size?: 's' | 'm'
  onChange: (value: Value) => void
}

/** A choice of several, one in sight: the browser's own list, which every hand and every reader knows. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, value, options, placeholder = '', size = 's', onChange } = props
  return (
    <span className={styles.box}>
      <select
        className={classNames(styles.select, size === 'm' && styles.medium)}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="s" className={styles.arrow} />
    </span>
  )
}
