/** Sorted ranges: first and last character of one, then of the next. */
export type Ranges = readonly number[]

export interface CodePointSet {
  has(codePoint: number): boolean
}

/**
 * Reads the notation of the generated tables, about three characters a range: `<gap>[-<length>]` in base 36, the gap
 * counted from the last character of the range before, the length without the first character.
 */
export function decodeRanges(encoded: string): Ranges {
  const ranges: number[] = []
  let first = 0
  let last = 0
  let number = 0
  let isLength = false
  // Character by character, one past the end: a map with Chinese in it waits for twenty thousand of them when it is opened.
  for (let index = 0; index <= encoded.length; index++) {
    const character = index < encoded.length ? encoded.charCodeAt(index) : space
    if (character === dash || character === space) {
      if (!isLength) first = last + number
      last = isLength ? first + number : first
      number = 0
      isLength = character === dash
      if (!isLength && encoded !== '') ranges.push(first, last)
    } else number = number * 36 + character - (character >= letterA ? letterA - 10 : digit0)
  }
  return ranges
}

const [space, dash, digit0, letterA] = [0x20, 0x2d, 0x30, 0x61]

/** Decoded when first asked: a page that shows no Chinese does not pay for its thousands of ranges. */
export function codePointSet(encoded: readonly string[]): CodePointSet {
  let sets: Ranges[] | undefined
  return {
    has(codePoint) {
      sets ??= encoded.map(decodeRanges)
      return sets.some((ranges) => contains(ranges, codePoint))
    },
  }
}

export function contains(ranges: Ranges, codePoint: number): boolean {
  let low = 0
  let high = ranges.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if (codePoint < (ranges[2 * middle] ?? 0)) high = middle
    else if (codePoint > (ranges[2 * middle + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}
