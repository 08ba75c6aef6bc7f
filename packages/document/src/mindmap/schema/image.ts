import { checkFields, coordinate, type Fields, name, number, readFields } from '../../core/fields.ts'
import { isPlain } from '../../core/json.ts'
import type { ImageReference, Nudge } from '../snapshot/snapshot.ts'

const imageFields: Fields<ImageReference> = { resource: name(), width: number(1, 20_000), height: number(1, 20_000) }

const nudgeFields: Fields<Nudge> = { x: coordinate, y: coordinate, width: number(1, 20_000) }

export function readImage(value: unknown): ImageReference | null {
  const { resource, width, height } = readFields(imageFields, value)
  return resource !== undefined && width !== undefined && height !== undefined ? { resource, width, height } : null
}

export function checkImage(value: unknown): ImageReference | undefined {
  return (checkFields(imageFields, value) && readImage(value)) ?? undefined
}

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
