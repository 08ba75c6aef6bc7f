import { Calendar, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './DayField.module.css'
import { DayGrid } from './DayGrid.tsx'
import { shortDay } from './day-words.ts'
import type { Day } from './days.ts'
import { parseDay } from './parse-day.ts'
import { today as todayStore } from './today.ts'

interface Props {
  label: string
  day: Day | null
  /** How late that is, in words; empty where it is not. */
  late?: string
  /** Gets the keys of whoever asks for a due day. */
  isFirst?: boolean
  onChange: (day: Day | null) => void
}

/** A day to write ("fri", "+3", "16 Nov") or to pick: the arrow down opens the calendar. */
export function DayField({ label, day, late = '', isFirst, onChange }: Props) {
  const translator = useText()
  const { text } = translator
  const today = useStore(todayStore)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const read = typed === null || typed.trim() === '' ? null : parseDay(typed, today)
  const isWrong = typed !== null && typed.trim() !== '' && read === null
  const shown = day === null ? '' : shortDay(day, today, translator)

  const keep = () => {
    if (typed === null) return
    if (typed.trim() === '' ? day !== null : read !== null && read !== day) onChange(typed.trim() === '' ? null : read)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') keep()
    else if (event.key === 'ArrowDown') setOpen(true)
    else if (event.key === 'Escape' && typed !== null) setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div ref={box} className={classNames(styles.box, isWrong && styles.wrong)}>
          <Popover.Trigger className={styles.button} aria-label={text('editor.task.pick', { label })}>
            <Icon icon={Calendar} size="s" />
          </Popover.Trigger>
          <input
            data-first-field={isFirst || undefined}
            className={styles.field}
            aria-label={label}
            aria-invalid={isWrong}
            placeholder={text('editor.task.day-hint')}
            title={isWrong ? text('editor.task.no-day') : undefined}
            maxLength={40}
            autoComplete="off"
            value={typed ?? shown}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={keep}
            onKeyDown={onKeyDown}
          />
          {typed === null && late !== '' && <span className={styles.late}>{late}</span>}
          {typed !== null && read !== null && <span className={styles.read}>{shortDay(read, today, translator)}</span>}
          {typed === null && day !== null && (
            <button
              type="button"
              className={styles.button}
              aria-label={text('editor.task.clear', { label })}
              onClick={() => onChange(null)}
            >
              <Icon icon={X} size="s" />
            </button>
          )}
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            box.current?.querySelector('input')?.focus()
          }}
        >
          <DayGrid
            day={read ?? day}
            today={today}
            onChoose={(chosen) => {
              setTyped(null)
              setOpen(false)
              if (chosen !== day) onChange(chosen)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
