import { shortDay as dayInShort } from '@ramify/scene'
import type { useText } from '../../../platform/i18n/language.ts'
import { addDays, type Day, daysBetween, partsOf, weekdayOf, weekOf } from './days.ts'

type Words = Pick<ReturnType<typeof useText>, 'language' | 'text'>

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const

export const shortDay = (day: Day, today: Day, { language }: Words): string => dayInShort(day, today, language)

/** On a topic. */
export function chipDay(day: Day, today: Day, words: Words): string {
  return day === today ? words.text('editor.task.today') : shortDay(day, today, words)
}

/** In a list: days of this week by their weekday. */
export function listedDay(day: Day, today: Day, words: Words): string {
  const isThisWeek = day > today && day < addDays(weekOf(today, firstWeekday(words)), 7)
  return isThisWeek ? weekdayName(day, words) : chipDay(day, today, words)
}

export function weekdayName(day: Day, { language }: Words): string {
  return weekdays[language === 'zh' ? 'zh' : 'en'][weekdayOf(day)] ?? ''
}

export function monthName(day: Day, { language }: Words): string {
  const { year, month } = partsOf(day)
  return language === 'zh' ? `${year}年${month}月` : `${months[month - 1] ?? ''} ${year}`
}

/** "3 days late"; empty where it is not. */
export function lateWords(day: Day, today: Day, { text }: Words): string {
  const count = daysBetween(day, today)
  return count > 0 ? text('editor.task.late', { count }) : ''
}

/** Weeks start on Monday in English here as well: that is what its readers outside of North America know, and plans are made so. */
export const firstWeekday = (_words: Words): number => 1
