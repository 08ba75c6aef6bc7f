import { type Calendar, plainCalendar } from '@ramify/scene'
import { translator } from '../../../platform/i18n/language.ts'
import { type ReadStore, subscribeToAll } from '../../../platform/store.ts'
import { chipDay } from './day-words.ts'
import { today } from './today.ts'

/** What days are called on topics: the same object until the day or the language is another one. */
export const calendar: ReadStore<Calendar> = {
  get() {
    const [day, words] = [today.get(), translator.get()]
    if (!words) return plainCalendar
    if (made?.day !== day || made.words !== words) {
      made = { day, words, calendar: { today: day, words: (each) => chipDay(each, day, words) } }
    }
    return made.calendar
  },
  subscribe: (listener) => subscribeToAll([today, translator], listener),
}

let made: { day: string; words: NonNullable<ReturnType<typeof translator.get>>; calendar: Calendar } | undefined
