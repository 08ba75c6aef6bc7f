import { color, type Field, type Fields, list, name, number, readFields, whole, words } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import type { LabelColor, Marks } from '../snapshot/snapshot.ts'

const labelColorFields: Fields<LabelColor> = { label: words(200), color }

const labelColor: Field<LabelColor> = (value) => {
  const { label, color: ofLabel } = readFields(labelColorFields, value)
  return label === undefined || ofLabel === undefined ? undefined : { label, color: ofLabel }
}

export const labelColorList = list(labelColor, 64)

export const markFields: Fields<Marks> = {
  icons: list(name(), 64),
  priority: whole(1, 9),
  progress: number(0, 100),
  labels: list(words(200), 64),
  labelColors: labelColorList,
}

export const noMarks: Marks = Object.freeze({ icons: [], priority: null, progress: null, labels: [] })

export function readMarks(value: unknown): Marks {
  return isPlain(value) ? { ...noMarks, ...readFields(markFields, value) } : noMarks
}
