import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FormPicker.module.css'
import { PictureChoice } from './PictureChoice.tsx'

interface Props<Value extends string> {
  label: string
  /** `null` where several values hold at once, or none of these. */
  value: Value | null
  /** Said while `value` is null. */
  placeholder: string
  options: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[]
  onChange: (value: Value) => void
}

/** A choice of many forms: the chosen one, and behind it all of them as pictures with their names. */
export function FormPicker<Value extends string>({ label, value, placeholder, options, onChange }: Props<Value>) {
  const [isOpen, setOpen] = useState(false)
  const group = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.button} aria-label={`${label}: ${chosen?.label ?? placeholder}`}>
        {chosen && <span className={styles.picture}>{chosen.picture}</span>}
        <span className={styles.chosen}>{chosen?.label ?? placeholder}</span>
        <Icon icon={ChevronDown} size="s" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          // Arrows try one after the other; Enter keeps the one that is seen.
          onKeyDown={(event) => event.key === 'Enter' && setOpen(false)}
        >
          <div role="radiogroup" aria-label={label} className={styles.grid}>
            {options.map((option) => (
              <PictureChoice
                key={option.value}
                group={group}
                label={option.label}
                isOn={option.value === value}
                isFramed={option.value === value}
                className={styles.choice}
                onChoose={() => onChange(option.value)}
              >
                {option.picture}
                <span aria-hidden="true" className={styles.name}>
                  {option.label}
                </span>
              </PictureChoice>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
