const longest = 100

/**
 * A text whose bytes are in the order in which people look for names: capitals beside small letters, wide characters beside
 * narrow ones, and “Map 2” before “Map 10”. Names that begin alike for a long stretch share one.
 */
export function sortName(name: string): string {
  const text = name.normalize('NFKC').toLowerCase().replace(/\d+/g, countedNumber)
  return Array.from(text).slice(0, longest).join('')
}

/** The number of its digits stands before a number, so that the longer one is the larger one. */
function countedNumber(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(significant.length, 99)).padStart(2, '0')}${significant}`
}
