import { type Calendar, calendarOf, plainCalendar } from '@ramify/scene'
import { translator } from '../../../platform/i18n/language.ts'
import { type ReadStore, subscribeToAll } from '../../../platform/store.ts'
import { today } from './today.ts'

/** What days are called on topics: the same object until the day or the language is another one. */
export const calendar: ReadStore<Calendar> = {
  get() {
    const [day, words] = [today.get(), translator.get()]
    if (!words) return plainCalendar
    if (made?.day !== day || made.words !== words) {
      const parts = { today: day, todayWord: words.text('editor.task.today'), language: words.language }
      made = { day, words, calendar: calendarOf(parts) }
    }
    return made.calendar
  },
  subscribe: (listener) => subscribeToAll([today, translator], listener),
}

let made: { day: string; words: NonNullable<ReturnType<typeof translator.get>>; calendar: Calendar } | undefined
