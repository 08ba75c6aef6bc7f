import type { NodeSnapshot } from '@ramify/document'

/** What days are called on topics, and which one it is. Another object on another day and in another language. */
export interface Calendar {
  /** As `2026-11-16`; empty where a picture is kept for longer: then nothing is late or today. */
  readonly today: string
  /** A day as people read it. */
  words(day: string): string
}

/** For pictures that are kept and shown in any language. */
export const plainCalendar: Calendar = { today: '', words: (day) => day.slice(5) }

/** What a calendar is made of, as plain data. */
export interface CalendarWords {
  /** As `2026-11-16`. */
  readonly today: string
  /** What that day is called. */
  readonly todayWord: string
  /** As `en` or `zh`. */
  readonly language: string
}

export function calendarOf(words: CalendarWords): Calendar {
  const { today, todayWord, language } = words
  return { today, words: (day) => (day === today ? todayWord : shortDay(day, today, language)) }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * "16 Nov", 11月16日; with the year where it is another one than this. By hand and not by the platform: the same map is as wide
 * everywhere.
 */
export function shortDay(day: string, today: string, language: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  if (language === 'zh') return `${isThisYear ? '' : `${year}年`}${month}月${date}日`
  return `${date} ${months[month - 1] ?? ''}${isThisYear ? '' : ` ${year}`}`
}

export type DueState = 'done' | 'late' | 'today' | 'later' | 'none'

export function dueState({ task, marks }: Pick<NodeSnapshot, 'task' | 'marks'>, today: string): DueState {
  if (isDone(marks.progress)) return 'done'
  const due = task?.due
  if (due === undefined) return 'none'
  if (today === '' || due > today) return 'later'
  return due === today ? 'today' : 'late'
}

export function isDone(progress: number | null): boolean {
  return progress !== null && progress >= 100
}
