import { checkFields, type Fields, number, oneOf, readFields } from '../../core/fields.ts'
import type { Stack } from '../snapshot/snapshot.ts'

const stackFields: Fields<Stack> = {
  direction: oneOf('rows', 'columns'),
  header: number(0, 10_000),
  side: oneOf('top', 'left'),
}

export function readStack(value: unknown): Stack | null {
  const { direction, header = 0, side = 'top' } = readFields(stackFields, value)
  return direction === undefined ? null : { direction, header, side }
}

export function checkStack(value: unknown): Stack | undefined {
  return (checkFields(stackFields, value) && readStack(value)) ?? undefined
}
