import { canonicalJson } from '@ramify/document'
import { FileError } from '../files/file-error.ts'

/** An object of `content.json`, or of an older file in the same form. Nothing is known of its fields. */
export type Raw = { readonly [key: string]: unknown }

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {})

export const listOf = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isRaw) : [])

export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Also of `14pt`. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const pick = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(raw, key)).map((key) => [key, raw[key]]))

export const omit = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => !keys.includes(key)))

export const isEmpty = (raw: Raw): boolean => Object.keys(raw).length === 0

/** Equality at any depth. */
export const sameRaw = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** What was kept as text. Anything may stand there: others write documents too. */
export function parseKept(text: unknown): Raw {
  if (typeof text !== 'string' || text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    refuseProto(value)
    return rawOf(value)
  } catch {
    // It is not what was kept here: the document alone says what is written.
    return {}
  }
}

/** A key that would become the prototype of whatever it is copied to. */
export function refuseProto(top: unknown): void {
  const left: unknown[] = [top]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, '__proto__')) throw new FileError('format', 'a key is named __proto__')
    for (const item of Object.values(value)) if (typeof item === 'object' && item !== null) left.push(item)
  }
}
