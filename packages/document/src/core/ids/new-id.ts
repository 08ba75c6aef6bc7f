import { type Random, trueRandom } from './random.ts'

/** A short random id: 10 of 62 characters, so 100,000 of them meet with a chance of 1 in 160 million. */
export function newId(random: Random = trueRandom): string {
  let id = ''
  for (let at = 0; at < 10; at++) id += letters[Math.floor(random() * letters.length)]
  return id
}

/** Ids given from outside. Starts with a letter or digit, so it is never `__proto__`. */
export function isNewId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9][\w.:-]{0,63}$/.test(value)
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
