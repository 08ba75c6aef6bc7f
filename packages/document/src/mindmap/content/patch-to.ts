import type { Patch } from '../../core/fields.ts'

/** A patch that makes one group another: what is only in the old one goes. */
export function patchTo<T extends object>(old: T, wanted: T): Patch<T> {
  return { ...Object.fromEntries(Object.keys(old).map((key) => [key, null])), ...wanted } as Patch<T>
}
