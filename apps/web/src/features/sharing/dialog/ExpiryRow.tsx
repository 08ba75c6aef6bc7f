import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { dayOf, dayText, endOfDay, expiryDays } from '../expiry.ts'
import styles from './ExpiryRow.module.css'
import { ShareRow } from './ShareRow.tsx'

interface Props {
  expiresAt: number | null
  kept: number
  onChange: (expires: Expires) => void
}

/** After so many days, at a time, or never. */
type Expires = 'never' | number

type Choice = 'never' | 'set' | 'date' | `${(typeof expiryDays)[number]}`

/** Until when the link is good. */
export function ExpiryRow({ expiresAt, kept, onChange }: Props) {
  const translator = useText()
  const { text } = translator
  const [isPicking, setPicking] = useState(false)
  const now = Date.now()
  const isOver = expiresAt !== null && expiresAt <= now
  const options: { value: Choice; label: string }[] = [
    ...(expiresAt === null
      ? []
      : [
          {
            value: 'set' as const,
            label: text(isOver ? 'sharing.expiry.over' : 'sharing.expiry.until', {
              date: dayText(expiresAt, translator),
            }),
          },
        ]),
    ...expiryDays.map((days) => ({ value: `${days}` as const, label: text('sharing.expiry.days', { count: days }) })),
    { value: 'date', label: text('sharing.expiry.date') },
    { value: 'never', label: text('sharing.expiry.never') },
  ]
  const choose = (choice: Choice) => {
    setPicking(choice === 'date')
    if (choice === 'never') onChange('never')
    else if (choice !== 'date' && choice !== 'set') onChange(Number(choice))
  }
  const pick = (day: string) => {
    const end = endOfDay(day, Date.now())
    if (end !== null) onChange(end)
  }
  return (
    <ShareRow icon={CalendarClock} label={text('sharing.expiry')} kept={kept}>
      {isPicking && (
        <input
          type="date"
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
          className={styles.day}
          aria-label={text('sharing.expiry.field')}
          min={dayOf(now)}
          defaultValue={expiresAt === null || isOver ? '' : dayOf(expiresAt)}
          onChange={(event) => pick(event.target.value)}
          onBlur={() => setPicking(false)}
        />
      )}
      <Select
        label={text('sharing.expiry')}
        size="m"
        value={isPicking ? 'date' : expiresAt === null ? 'never' : 'set'}
        options={options}
        onChange={choose}
      />
    </ShareRow>
  )
}
