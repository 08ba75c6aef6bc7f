import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { CoveredRadio } from './CoveredRadio.tsx'
import styles from './Segmented.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
  onChange: (value: Value) => void
  /** For where there is little room beside the words. */
  isTight?: boolean
  /** The words are only for readers and tooltips. */
  hasIconsOnly?: boolean
  /** Plain words, the chosen one underlined: for choosing between two forms. */
  isLine?: boolean
  /** Each for itself, and more of them to the side. */
  isChips?: boolean
}

/** A choice of few, all in sight. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  isTight,
  hasIconsOnly,
  isLine,
  isChips,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset
      className={classNames(isChips ? styles.chips : isLine ? styles.line : styles.track, isTight && styles.tight)}
      aria-label={label}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={isChips ? styles.chip : isLine ? styles.word : styles.option}
          title={hasIconsOnly ? option.label : undefined}
        >
          <CoveredRadio
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon icon={option.icon} />}
          {hasIconsOnly ? <span className={styles.unseen}>{option.label}</span> : option.label}
        </label>
      ))}
    </fieldset>
  )
}
