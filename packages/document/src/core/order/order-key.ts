import type { Random } from '../ids/random.ts'

/**
 * Order keys are fractions between 0 and 1, written in base 62 without the leading `0.`; so they compare as strings, and
 * between any two there is room. A key never ends in the digit 0, or nothing would fit below it.
 * Keys are chosen with jitter: people who insert at the same place at the same time get different ones.
 */
export function isOrderKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(value)
}

/**
 * As many keys as asked for, rising, above `low` and below `high`; null is the end of the line. Both must be order keys
 * and `low` the lesser: `makeRoom` sees to that.
 */
export function keysBetween(low: string | null, high: string | null, count: number, random: Random): string[] {
  let prefix = ''
  let ceiling = high
  for (let at = 0; ; at++) {
    const floor = windowOf(low, at)
    const gap = (ceiling === null ? windowSize : windowOf(ceiling, at)) - floor
    if (gap > Math.min(count * step, windowSize / 2)) {
      const reach = Math.min(Math.floor((gap - 1) / count), step)
      return spread(prefix, startOf(low, high, floor, gap, count * reach), reach, count, random)
    }
    // Too narrow: go one digit deeper, below the lower key's own digit. Past the end of that key everything is free.
    const digit = digitAt(low, at)
    if (ceiling !== null && digitAt(ceiling, at) > digit) ceiling = null
    prefix += digits[digit]
  }
}

/** Longer keys count as malformed: they are replaced when somebody inserts beside them, so keys do not grow for ever. */
const longest = 120

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = digits.length

/** Keys are chosen among these many digits at a time, which is an exact integer. */
const width = 6
const windowSize = base ** width

/** How far a key may be from its neighbour. One more at the end then uses up a millionth of the room, not half of it. */
const step = 1 << 16

/** In the middle of nothing; below the one above when nothing is below; else above the one below, where typing goes on. */
function startOf(low: string | null, high: string | null, floor: number, gap: number, length: number): number {
  if (low !== null) return floor + 1
  return floor + (high === null ? Math.floor((gap - length) / 2) : gap - length)
}

function spread(prefix: string, start: number, reach: number, count: number, random: Random): string[] {
  const keys: string[] = []
  for (let at = start; keys.length < count; at += reach) keys.push(prefix + write(at + Math.floor(random() * reach)))
  return keys
}

function write(value: number): string {
  let text = ''
  let rest = value
  for (let at = 0; at < width; at++) {
    const digit = rest % base
    if (digit !== 0 || text !== '') text = digits[digit] + text
    rest = (rest - digit) / base
  }
  return text
}

function windowOf(key: string | null, from: number): number {
  let value = 0
  for (let at = from; at < from + width; at++) value = value * base + digitAt(key, at)
  return value
}

function digitAt(key: string | null, at: number): number {
  return key !== null && at < key.length ? digits.indexOf(key[at] as string) : 0
}
