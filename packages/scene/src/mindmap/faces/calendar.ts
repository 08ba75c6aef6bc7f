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
