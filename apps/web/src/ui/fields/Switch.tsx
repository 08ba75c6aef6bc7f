import styles from './Switch.module.css'

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. The words for it stand beside it. */
export function Switch({ label, isOn, onChange }: Props) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={styles.switch}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
