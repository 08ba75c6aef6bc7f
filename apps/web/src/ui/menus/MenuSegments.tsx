import { DropdownMenu } from 'radix-ui'
import styles from './MenuSegments.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of few in one line of a menu, which stays open: its items are radio buttons of the menu, so arrow keys reach them. */
export function MenuSegments<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className={styles.line}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <DropdownMenu.RadioGroup
        aria-label={label}
        className={styles.track}
        value={value}
        onValueChange={(next) => onChange(next as Value)}
      >
        {options.map((option) => (
          <DropdownMenu.RadioItem
            key={option.value}
            value={option.value}
            className={styles.option}
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </div>
  )
}
