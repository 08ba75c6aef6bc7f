import { checkFields, coordinate, type Fields, number, readFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import type { Nudge } from '../snapshot/snapshot.ts'

const nudgeFields: Fields<Nudge> = { x: coordinate, y: coordinate, width: number(1, 20_000) }

export function readNudge(value: unknown): Nudge | null {
  const { x, y, width } = readFields(nudgeFields, value)
  return x !== undefined && y !== undefined ? { x, y, width: width ?? null } : null
}

/** Null for the width means the automatic one. */
export function checkNudge(value: unknown): Nudge | undefined {
  if (!isPlain(value)) return undefined
  const { width, ...point } = value
  const checked = checkFields(nudgeFields, width === null ? point : value)
  return (checked && readNudge(value)) ?? undefined
}
