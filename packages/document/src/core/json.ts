export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** An object as JSON has them. Yjs types and class instances are none: their properties would be read as data. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const deepest = 32

/**
 * A copy of what is JSON in a value, or undefined when nothing is. Nests at most 32 deep: Yjs encodes values recursively,
 * so a deeper one would make the document unreadable for everybody.
 */
export function cleanJson(value: unknown, depth = 0): Json | undefined {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  if (depth >= deepest) return undefined
  if (Array.isArray(value)) {
    return value.map((item) => cleanJson(item, depth + 1)).filter((item) => item !== undefined)
  }
  if (!isPlain(value)) return undefined
  const clean: Record<string, Json> = {}
  for (const key of Object.keys(value)) {
    // Yjs takes an object by what its `constructor` is, and refuses those that have a field of that name.
    if (key === '__proto__' || (depth === 0 && key === 'constructor')) continue
    const item = cleanJson(value[key], depth + 1)
    if (item !== undefined) clean[key.toWellFormed()] = item
  }
  return clean
}

/** Equality of JSON values of bounded depth, as the readers of groups give them. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  )
}
