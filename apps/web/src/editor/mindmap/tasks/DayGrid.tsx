import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './DayGrid.module.css'
import { firstWeekday, monthName, shortDay, weekdayName } from './day-words.ts'
import { addDays, addMonths, type Day, partsOf, weekOf } from './days.ts'

interface Props {
  day: Day | null
  today: Day
  onChoose: (day: Day) => void
}

const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** A month. Arrows go by days and weeks, Page Up and Down by months, Enter chooses. */
export function DayGrid({ day, today, onChoose }: Props) {
  const translator = useText()
  const { text } = translator
  const [at, setAt] = useState(day ?? today)
  const table = useRef<HTMLTableElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    const isMoved = shown.current !== at
    shown.current = at
    // At first as well: it was opened to be used.
    if (isMoved || !table.current?.contains(document.activeElement)) {
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
  }, [at])

  const first = weekOf(`${at.slice(0, 8)}01`, firstWeekday(translator))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((nth) => addDays(first, week * 7 + nth)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    setAt(step(at))
  }
  return (
    <div>
      <header className={styles.head}>
        <IconButton
          label={text('editor.task.month-before')}
          icon={ChevronLeft}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <span className={styles.month} aria-live="polite">
          {monthName(at, translator)}
        </span>
        <IconButton
          label={text('editor.task.month-after')}
          icon={ChevronRight}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is walked with arrows */}
      <table ref={table} role="grid" className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className={styles.weekday}>
                {weekdayName(each, translator).replace('周', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>
                  <button
                    type="button"
                    tabIndex={each === at ? 0 : -1}
                    className={classNames(
                      styles.day,
                      each.slice(0, 7) !== at.slice(0, 7) && styles.other,
                      each === today && styles.today,
                      each === day && styles.chosen,
                    )}
                    aria-label={`${weekdayName(each, translator)} ${shortDay(each, today, translator)}`}
                    aria-current={each === today ? 'date' : undefined}
                    aria-pressed={each === day}
                    onClick={() => onChoose(each)}
                  >
                    {partsOf(each).date}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
