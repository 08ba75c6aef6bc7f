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
  let last = 0
  for (const part of encoded ? encoded.split(' ') : []) {
    const [gap = '', length = '0'] = part.split('-')
    const first = last + Number.parseInt(gap, 36)
    last = first + Number.parseInt(length, 36)
    ranges.push(first, last)
  }
  return ranges
}

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
