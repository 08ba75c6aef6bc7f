import { isPlain } from './json.ts'

/** Gives the value back as it is stored, or undefined when it is not one of its kind. */
export type Field<T> = (value: unknown) => T | undefined

export type Fields<T> = { readonly [K in keyof T]-?: Field<NonNullable<T[K]>> }

/** A patch of a group: null takes a field away. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | null }

export const flag: Field<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export function number(least: number, most: number): Field<number> {
  return (value) => (typeof value === 'number' && value >= least && value <= most ? value + 0 : undefined)
}

export function whole(least: number, most: number): Field<number> {
  return (value) => (Number.isInteger(value) ? number(least, most)(value) : undefined)
}

/** Somewhere on the canvas: far more than any map needs, so sums of places stay exact. */
export const farthest = 1e7
export const coordinate = number(-farthest, farthest)

/** A name of something: a layout, a theme, a shape, an icon, a resource. Shown to nobody as it is. */
export function name(most = 128): Field<string> {
  return (value) =>
    typeof value === 'string' && value !== '' && value.length <= most ? value.toWellFormed() : undefined
}

/** Text that people read: one form of line ends, no NUL (databases refuse it), no half characters (they do not sync). */
export function words(most: number): Field<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? cleanText(value) : undefined)
}

export function cleanText(text: string): string {
  const whole = text.toWellFormed()
  return whole.includes('\r') || whole.includes('\0') ? whole.replaceAll('\0', '').replace(/\r\n?/g, '\n') : whole
}

/** Colours reach SVG and CSS: only what can be nothing but a colour. `url(…)` would fetch. */
export const color: Field<string> = (value) =>
  typeof value === 'string' && value.length <= 64 && colorPattern.test(value) ? value : undefined

const colorPattern = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/-]+\)|[a-z]{3,24})$/i

export const family: Field<string> = (value) =>
  typeof value === 'string' && /^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(value) ? value : undefined

export function oneOf<const T extends string>(...choices: readonly T[]): Field<T> {
  return (value) => (choices.includes(value as T) ? (value as T) : undefined)
}

export function list<T>(item: Field<T>, most: number): Field<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items = value.map(item)
    return items.every((one) => one !== undefined) ? items : undefined
  }
}

/** Total: keeps the fields that are right and ignores the rest. */
export function readFields<T extends object>(fields: Fields<T>, value: unknown): Partial<T> {
  const read: Partial<T> = {}
  if (!isPlain(value)) return read
  for (const key in fields) {
    if (!Object.hasOwn(value, key)) continue
    const item = fields[key](value[key])
    if (item !== undefined) read[key] = item
  }
  return read
}

/** Strict: undefined unless every field is known and right. */
export function checkFields<T extends object>(fields: Fields<T>, value: unknown): Partial<T> | undefined {
  if (!isPlain(value)) return undefined
  const read = readFields(fields, value)
  return Object.keys(value).every((key) => Object.hasOwn(read, key)) ? read : undefined
}

/** As `checkFields`, but null is allowed for every known field. */
export function checkPatch<T extends object>(fields: Fields<T>, value: unknown): Patch<T> | undefined {
  if (!isPlain(value)) return undefined
  const patch: { [K in keyof T]?: T[K] | null } = {}
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) return undefined
    const field = key as keyof T
    const item = value[key] === null ? null : fields[field](value[key])
    if (item === undefined) return undefined
    patch[field] = item
  }
  return patch
}
