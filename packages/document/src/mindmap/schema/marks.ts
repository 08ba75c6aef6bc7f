import { type Fields, list, name, number, readFields, whole, words } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import type { Marks } from '../snapshot/snapshot.ts'

export const markFields: Fields<Marks> = {
  icons: list(name(), 64),
  priority: whole(1, 9),
  progress: number(0, 100),
  labels: list(words(200), 64),
}

export const noMarks: Marks = Object.freeze({ icons: [], priority: null, progress: null, labels: [] })

export function readMarks(value: unknown): Marks {
  return isPlain(value) ? { ...noMarks, ...readFields(markFields, value) } : noMarks
}
