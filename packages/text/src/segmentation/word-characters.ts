export type Script = 'latin' | 'greek' | 'cyrillic'

/**
 * Whether a character is measured together with its neighbours: letters of the scripts that kern, and the signs that stand
 * among them. Text engines agree on those. For rarer signs they disagree on the script, and on fractions (U+2044) on the
 * very glyphs, so all others are measured one by one.
 */
export function isWordCharacter(character: string): boolean {
  return signs.test(character) || letters.test(character)
}

/** `null` for digits and punctuation. */
export function scriptOf(character: string): Script | null {
  if (latin.test(character)) return 'latin'
  if (cyrillic.test(character)) return 'cyrillic'
  return greek.test(character) ? 'greek' : null
}

/** Of its letters: a word has those of one script only. Browsers take what has none for Latin, but only within Latin-1. */
export function scriptOfWord(word: string): Script | null {
  return scriptOf(word) ?? (latin1.test(word) ? 'latin' : null)
}

// Without the middle dot, which counts as Latin or Greek but not as Cyrillic.
const signs = /^[!-~\u00a1-\u00ac\u00ae-\u00b6\u00b8-\u00ff\u2010-\u2014\u2018-\u201e\u2026]$/
const letters =
  /^(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])(?=\p{L})[\u0100-\u024f\u0370-\u052f\u1e00-\u1fff]$/u

const latin = /\p{Script=Latin}/u
const greek = /\p{Script=Greek}/u
const cyrillic = /\p{Script=Cyrillic}/u
const latin1 = /^[\0-\u00ff]*$/
