import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import styles from './NumberField.module.css'

interface Props {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

/** A number to write or to step through; taken when the field is left or by Enter, so that no half of a number counts. */
export function NumberField({ label, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const keep = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const wished = currentTarget.valueAsNumber
    const next = Math.min(most, Math.max(least, Math.round(wished)))
    if (Number.isFinite(wished) && next !== value) onChange(next)
    setTyped(null)
  }
  return (
    <input
      type="number"
      className={styles.field}
      aria-label={label}
      min={least}
      max={most}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep(event)
        if (event.key !== 'Escape') return
        // In the field itself: the focus may leave before anything is drawn anew.
        event.currentTarget.value = String(value)
        setTyped(null)
      }}
    />
  )
}
