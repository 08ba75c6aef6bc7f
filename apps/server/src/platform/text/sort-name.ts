import { fold } from './fold.ts'
import { hanInPinyinOrder } from './han-in-pinyin-order.ts'

const [longest, longestSpelling] = [100, 50]

/** Before everything that a name may have in it: what comes behind it decides only between names that are the same before it. */
const andThen = '\u0001'

/**
 * A text whose bytes are in the order in which people look for names: capitals beside small letters, wide characters beside
 * narrow ones, accents beside letters without, Chinese by its pinyin, and “Map 2” before “Map 10”. Names that begin alike for a
 * long stretch share one; others that read differently never do.
 */
export function sortName(name: string): string {
  const spelled = keyed(name.normalize('NFKC').toLowerCase())
  const read = keyed(fold(name))
  const key = cut(read, longest)
  return spelled === read ? key : `${key}${andThen}${cut(spelled, longestSpelling)}`
}

const keyed = (text: string): string => text.replace(/\d+/g, countedNumber).replace(/[\u4e00-\u9fff]/g, placeOf)

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('')

/** The number of its digits stands before a number, so that the longer one is the larger one. */
function countedNumber(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(significant.length, 99)).padStart(2, '0')}${significant}`
}

let places: ReadonlyMap<string, string> | undefined

/** The Han character that stands where this one comes: there are as many places as characters, so that no two share one. */
function placeOf(character: string): string {
  places ??= new Map(Array.from(hanInPinyinOrder, (each, nth) => [each, String.fromCharCode(0x4e00 + nth)]))
  return places.get(character) ?? character
}
