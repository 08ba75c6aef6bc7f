import type { Json } from '@ramify/document'

const longestName = 60
const dayMs = 86_400_000

/** The field `task` of a topic; undefined where nothing of it can be read. */
export function taskField(task: {
  readonly start?: unknown
  readonly due?: unknown
  readonly assignee?: unknown
}): Json | undefined {
  const start = dayIn(task.start)
  const due = dayIn(task.due)
  const name = nameIn(task.assignee)
  if (start === undefined && due === undefined && name === undefined) return undefined
  return {
    ...(start !== undefined && { start }),
    ...(due !== undefined && { due }),
    ...(name !== undefined && { assignee: { name } }),
  }
}

/** `2026-11-16` at the beginning of a date, or a moment in milliseconds. */
export function dayIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 64) return undefined
  if (/^-?\d{9,15}$/.test(text.trim())) {
    // Midnight of whoever wrote it: the day whose midnight is nearest is theirs, wherever they are.
    return sound(new Date(Math.round(Number(text) / dayMs) * dayMs))
  }
  const [, year = '', month = '', date = ''] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return year !== '' && sound(new Date(`${day}T00:00:00Z`)) === day ? day : undefined
}

function sound(date: Date): string | undefined {
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1 || year > 9999 ? undefined : date.toISOString().slice(0, 10)
}

function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim()
  return name.slice(0, longestName).toWellFormed().trim() || undefined
}

export interface SaidTask {
  readonly start?: string | undefined
  readonly due?: string | undefined
  readonly assignee?: string | undefined
}

/** What the field `task` of content says, in plain words. */
export function saidTask(value: Json | undefined): SaidTask {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const { start, due, assignee } = value as { readonly [field: string]: Json }
  const name = typeof assignee === 'object' && assignee !== null && 'name' in assignee ? assignee.name : assignee
  return { start: dayIn(start), due: dayIn(due), assignee: nameIn(name) }
}

export const millisOf = (day: string): number => new Date(`${day}T00:00:00Z`).getTime()
