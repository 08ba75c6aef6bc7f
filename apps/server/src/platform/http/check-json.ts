import { AppError } from '../app-error.ts'

/** How much a JSON text may hold. What it costs to parse and to look at grows with these, not with its bytes. */
export interface JsonLimits {
  values: number
  depth: number
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]
const letterU = 0x75

/**
 * Refuses a JSON text before it is parsed: one with more values than the limit (-413), and one that nests deeper or holds text that
 * PostgreSQL cannot store, a NUL or half of a surrogate pair (-400). Megabytes of `0,0,0` are a few milliseconds here and seconds as
 * parsed values. Texts that are no JSON at all pass: the parser refuses those.
 */
export function checkJson(text: string, limits: JsonLimits): void {
  // Only an escape can write one inside a text that came as UTF-8; other texts are not promised to have done so.
  if (!text.isWellFormed()) throw new AppError(-400)
  let values = 1
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (inText) {
      if (char === quote) inText = false
      else if (char === backslash) at = endOfEscape(text, at)
    } else if (char === quote) inText = true
    else if (char === comma) values++
    else if (char === openList || char === openObject) {
      values++
      if (++depth > limits.depth) throw new AppError(-400)
    } else if (char === closeList || char === closeObject) depth--
    if (values > limits.values) throw new AppError(-413)
  }
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
