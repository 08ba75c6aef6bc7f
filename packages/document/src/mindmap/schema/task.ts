import { checkPatch, type Field, type Fields, type Patch, readFields, words } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { isPlain } from '../../core/json.ts'
import type { Assignee, Task } from '../snapshot/snapshot.ts'

/** A day of the calendar, as `2026-11-16`. Days that no calendar has are none. */
const dayField: Field<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? undefined : value
}

const longestName = 60

const personName: Field<string> = (value) => words(longestName)(value)?.replace(/\s+/g, ' ').trim() || undefined

const memberId: Field<string> = (value) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** A name alone is right too: files of other programs know no more. */
const assigneeField: Field<Assignee> = (value) => {
  const given = typeof value === 'string' ? { name: value } : value
  if (!isPlain(given)) return undefined
  const name = personName(given.name)
  if (name === undefined) return undefined
  const member = memberId(given.member)
  return member === undefined ? { name } : { name, member }
}

const taskFields: Fields<Task> = { start: dayField, due: dayField, assignee: assigneeField }

export function readTask(value: unknown): Task | undefined {
  return filled(readFields(taskFields, value) as Task)
}

export function checkTaskPatch(value: unknown): Patch<Task> | undefined {
  return checkPatch(taskFields, value)
}

/** Strict about fields, but a name is enough for an assignee. */
export function checkTask(value: unknown): Task | undefined {
  const patch = checkTaskPatch(value)
  return patch && (Object.values(patch).includes(null) ? undefined : (patch as Task))
}
