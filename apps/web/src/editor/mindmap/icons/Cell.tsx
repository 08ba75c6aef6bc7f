import type { ReactNode } from 'react'
import styles from './IconsPanel.module.css'

interface Props {
  label: string
  /** Of several topics some may have it; nothing where a press does something else. */
  isOn?: boolean | 'mixed'
  /** Whether Tab comes to it; arrows go on from there. */
  isStop: boolean
  /** Off, but still reachable: it says why. */
  disabledReason: string | null
  onFocus: () => void
  onChoose: () => void
  children: ReactNode
}

/** One thing to put on topics or to take away again. */
export function Cell({ label, isOn, isStop, disabledReason, onFocus, onChoose, children }: Props) {
  return (
    <button
      type="button"
      data-cell
      className={styles.cell}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={disabledReason !== null || undefined}
      aria-description={disabledReason ?? undefined}
      title={disabledReason === null ? label : `${label}. ${disabledReason}`}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={disabledReason === null ? onChoose : undefined}
    >
      {children}
    </button>
  )
}
