import type { ReactNode } from 'react'
import styles from './IconsPanel.module.css'

interface Props {
  label: string
  /** Of several topics some may have it. */
  isOn: boolean | 'mixed'
  /** Whether Tab comes to it; arrows go on from there. */
  isStop: boolean
  onFocus: () => void
  onChoose: () => void
  children: ReactNode
}

/** One thing to put on topics or to take away again. */
export function Cell({ label, isOn, isStop, onFocus, onChoose, children }: Props) {
  return (
    <button
      type="button"
      data-cell
      className={styles.cell}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
