import { type CSSProperties, useEffect, useRef } from 'react'
import { Row } from './Section.tsx'
import styles from './SliderRow.module.css'

interface Props {
  label: string
  value: number
  /** In words, where the number alone says little. */
  valueText: string
  least: number
  most: number
  step?: number
  /** While the slider is in somebody's hand; null when it is let go. */
  onTry: (value: number | null) => void
  onKeep: (value: number) => void
}

/** Seen at once, written down when the slider is let go: one drag is taken back in one step. */
export function SliderRow({ label, value, valueText, least, most, step = 1, onTry, onKeep }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  const act = useRef({ onTry, onKeep })
  useEffect(() => {
    act.current = { onTry, onKeep }
  })
  useEffect(() => {
    const element = slider.current
    // React's own `onChange` speaks at every step.
    const keep = () => {
      act.current.onTry(null)
      if (element) act.current.onKeep(element.valueAsNumber)
    }
    element?.addEventListener('change', keep)
    return () => element?.removeEventListener('change', keep)
  }, [])
  return (
    <Row label={label}>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={valueText}
        min={least}
        max={most}
        step={step}
        value={value}
        style={{ '--part': `${(100 * (value - least)) / (most - least)}%` } as CSSProperties}
        onChange={(event) => onTry(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
    </Row>
  )
}
