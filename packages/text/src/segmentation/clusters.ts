/**
 * Characters as people count them: a letter with its accents, a whole family emoji. Most texts need no segmenter, which
 * costs a microsecond a character: in them every UTF-16 unit stands alone.
 */
export function clustersOf(text: string): Iterable<string> {
  return isSimple(text) ? text : segments(text)
}

/**
 * No surrogates, marks, joiners, variation selectors, controls, line breaks, letters that join into syllables, nor
 * characters that are the same as another, such as the sign for ohm.
 */
export function isSimple(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0x7f ? !isSimpleUnit(unit) : unit < 0x20) return false
  }
  return true
}

/** By UTF-16 unit: 0 not looked at yet, 1 simple, 2 not. */
const known = new Uint8Array(0x10000)

const simple =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u2bff\u3000-\u3029\u3030-\u3096\u309b-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d\uffe0-\uffe6]/

function isSimpleUnit(unit: number): boolean {
  let state = known[unit]
  if (!state) {
    const character = String.fromCharCode(unit)
    state = simple.test(character) && character.normalize('NFC') === character ? 1 : 2
    known[unit] = state
  }
  return state === 1
}

/** Made when the first text needs it: it takes longer than everything else that this package does when it is loaded. */
let segmenter: Intl.Segmenter | undefined

function* segments(text: string): Generator<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}
