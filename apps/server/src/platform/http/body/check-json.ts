import { AppError } from '../../app-error.ts'

/**
 * A key that this text has not used before costs as much as so many values, to parse and to write again. A map of 20,000 topics has
 * some sixty keys.
 */
const newKeyValues = 20

/** How much a JSON text may hold. What it costs to parse and to look at grows with these, not with its bytes. */
export interface JsonLimits {
  values: number
  depth: number
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const [letterU, space] = [0x75, 0x20]

/**
 * Refuses a JSON text before it is parsed: one with more values than the limit (-413), and one that nests deeper or holds text that
 * PostgreSQL cannot store, a NUL or half of a surrogate pair, or a key that could poison a prototype (-400). Megabytes of `0,0,0` are a few milliseconds here and seconds as
 * parsed values. Texts that are no JSON at all pass: the parser refuses those.
 */
export function checkJson(text: string, limits: JsonLimits): void {
  // Only an escape can write one inside a text that came as UTF-8; other texts are not promised to have done so.
  if (!text.isWellFormed()) throw new AppError(-400)
  const { length } = text
  const keys = new KnownKeys(text)
  let values = 1
  let depth = 0
  let [start, end] = [0, 0]
  let isEscaped = false
  for (let at = 0; at < length; at++) {
    const char = text.charCodeAt(at)
    if (char === quote) {
      start = at + 1
      isEscaped = false
      // Most of a map is text.
      for (end = start; end < length; end++) {
        const inner = text.charCodeAt(end)
        if (inner === quote) break
        if (inner !== backslash) continue
        isEscaped = true
        end = endOfEscape(text, end)
      }
      at = end
      continue
    }
    if (char === comma) values++
    else if (char === colon) {
      if (isEscaped || !keys.has(start, end)) values += newKeyValues
      if (isPoison(text, { start, end, isEscaped, colonAt: at })) throw new AppError(-400)
    } else if (char === openList || char === openObject) {
      values++
      if (++depth > limits.depth) throw new AppError(-400)
    } else if (char === closeList || char === closeObject) depth--
    if (values > limits.values) throw new AppError(-413)
  }
}

interface Key {
  start: number
  end: number
  isEscaped: boolean
  colonAt: number
}

/** Whoever copies the values of such keys into another object may change what all objects are. */
function isPoison(text: string, { start, end, isEscaped, colonAt }: Key): boolean {
  const length = end - start
  if (!isEscaped && length !== '__proto__'.length && length !== 'constructor'.length) return false
  const raw = text.slice(start, end)
  const key = isEscaped
    ? raw.replace(/\\u([0-9a-f]{4})/gi, (_all, hex) => String.fromCharCode(Number(`0x${hex}`)))
    : raw
  if (key !== 'constructor') return key === '__proto__'
  let valueAt = colonAt + 1
  while (text.charCodeAt(valueAt) <= space) valueAt++
  return text.charCodeAt(valueAt) === openObject
}

const [slots, probes, longestKey] = [4096, 8, 64]

/**
 * The keys of a text, by where each stood first. Exact as far as it goes: a key is never taken for another one, but one that is long,
 * has an escape or comes after thousands of others is new each time.
 */
class KnownKeys {
  readonly #text: string
  readonly #starts = new Int32Array(slots)

  constructor(text: string) {
    this.#text = text
  }

  /** Whether this key came before; it has come from now on. */
  has(start: number, end: number): boolean {
    if (end - start > longestKey) return false
    const text = this.#text
    // From three of its characters: hashing all of them would take as long as the rest of the check.
    const ends = Math.imul(text.charCodeAt(start), 31) + text.charCodeAt(end - 1)
    const hash = Math.imul(ends, 31) + text.charCodeAt((start + end) >> 1) + end - start
    for (let probe = 0; probe < probes; probe++) {
      const slot = (hash + probe) & (slots - 1)
      const before = this.#starts[slot] as number
      if (before === 0) {
        this.#starts[slot] = start
        return false
      }
      if (isSameKey(text, before, start, end)) return true
    }
    return false
  }
}

function isSameKey(text: string, before: number, start: number, end: number): boolean {
  const shift = before - start
  for (let at = start; at < end; at++) if (text.charCodeAt(at + shift) !== text.charCodeAt(at)) return false
  return text.charCodeAt(end + shift) === quote
}

/** The last character of the escape that begins here; a surrogate pair is one escape. */
function endOfEscape(text: string, at: number): number {
  if (text.charCodeAt(at + 1) !== letterU) return at + 1
  const unit = escapedUnit(text, at)
  const isLowHalf = unit >= 0xdc00 && unit <= 0xdfff
  if (unit === 0 || isLowHalf) throw new AppError(-400)
  if (unit < 0xd800 || unit > 0xdbff) return at + 5
  const next = escapedUnit(text, at + 6)
  if (next < 0xdc00 || next > 0xdfff) throw new AppError(-400)
  return at + 11
}

/** The UTF-16 unit that `\uXXXX` at this place stands for; negative where there is no such escape. */
function escapedUnit(text: string, at: number): number {
  if (text.charCodeAt(at) !== backslash || text.charCodeAt(at + 1) !== letterU) return -1
  let unit = 0
  for (let digit = at + 2; digit < at + 6; digit++) {
    const value = hexValue(text.charCodeAt(digit))
    if (value === -1) return -1
    unit = unit * 16 + value
  }
  return unit
}

function hexValue(char: number): number {
  if (char >= 0x30 && char <= 0x39) return char - 0x30
  const lower = char | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}
