import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './DigitBoxes.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> {
  label: string
  value: string
  /** `l`: alone on a card; `m`: in a row of a dialog. */
  size?: 'm' | 'l'
  error?: string | null
  /** The digits among what was typed or pasted; may be more than fit. */
  onType: (digits: string) => void
}

/** As many as a share password has. */
export const digitCount = 4
/** A longer paste is worth saying something about, a book is not. */
const mostTyped = 10
const places = Array.from({ length: digitCount }, (_, nth) => nth)

/** Four boxes for four digits. One field lies over them, so that keyboards, readers and password managers find what they know. */
export function DigitBoxes({ label, value, size = 'm', error = null, onType, className, ...rest }: Props) {
  const errorId = useId()
  return (
    <span className={classNames(styles.digits, styles[size], className)}>
      <input
        {...rest}
        className={styles.input}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={mostTyped}
        value={value}
        onChange={({ target }) => onType(digitsIn(target.value))}
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={classNames(styles.box, place === Math.min(value.length, digitCount - 1) && styles.at)}
        >
          {value[place]}
        </span>
      ))}
      {error !== null && (
        <span id={errorId} role="alert" className={styles.error}>
          <Icon icon={CircleAlert} size="s" />
          {error}
        </span>
      )}
    </span>
  )
}

/** Also those of other widths, as some keyboards type them. */
export const digitsIn = (typed: string): string => typed.normalize('NFKC').replace(/[^0-9]/g, '')
