/**
 * What a character is to line breaking: the classes of Unicode's UAX #14 that matter for the text of maps, with its names
 * spelt out. Small kana and marks that repeat or prolong may not start a line, as careful Japanese typesetting has it.
 */
export type BreakClass =
  | 'space'
  | 'zero-width space'
  | 'glue'
  | 'opening'
  | 'closing'
  | 'closing parenthesis'
  | 'quotation'
  | 'opening quotation'
  | 'closing quotation'
  | 'nonstarter'
  | 'exclamation'
  | 'infix'
  | 'slash'
  | 'hyphen'
  | 'break after'
  | 'break before'
  | 'dash'
  | 'ellipsis'
  | 'ideographic'
  | 'digit'
  | 'prefix'
  | 'postfix'
  | 'letter'

/** Of the cluster's first character: what follows in it never stands alone. */
export function breakClass(cluster: string): BreakClass {
  const codePoint = cluster.codePointAt(0) ?? 0
  if (codePoint > 0xffff) return isWideLetter(codePoint) ? 'ideographic' : 'letter'
  let known = classes[codePoint]
  if (!known) {
    known = findClass(String.fromCharCode(codePoint), codePoint)
    classes[codePoint] = known
  }
  return known
}

const classes: (BreakClass | undefined)[] = []

const listed: readonly (readonly [BreakClass, string])[] = [
  ['space', '\t \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000'],
  ['zero-width space', '\u200b'],
  ['glue', '\u00a0\u202f\u2007\u2011\u2060\ufeff'],
  ['opening', '¡¿'],
  ['closing', '、。，．｡､︑︒﹐﹑﹒'],
  ['closing parenthesis', ')]'],
  ['quotation', '"\'«»‹›'],
  ['opening quotation', '“‘„‟‛‚'],
  ['closing quotation', '”’'],
  ['nonstarter', 'ーｰ々〻ゝゞヽヾ・･：；〜゛゜゠〵ﾞﾟ‼⁇⁈⁉ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ'],
  ['exclamation', '!?！？﹖﹗'],
  ['infix', ',.:;'],
  ['slash', '/'],
  ['hyphen', '-'],
  ['break after', '\u00ad\u2010\u2012\u2013'],
  ['break before', '´ˈˌ'],
  ['dash', '—⸺⸻'],
  ['ellipsis', '…‥․⋯'],
  ['prefix', '+\\±№−∓'],
  ['postfix', '%°‰′″‴¢℃℉％'],
]

const byCharacter = new Map(listed.flatMap(([name, characters]) => [...characters].map((one) => [one, name] as const)))

function findClass(character: string, codePoint: number): BreakClass {
  // Most of Chinese text: spared what follows.
  if (codePoint >= 0x3400 && codePoint <= 0x9fff) return 'ideographic'
  const known = byCharacter.get(character)
  if (known) return known
  if (/\p{Ps}/u.test(character)) return 'opening'
  if (/\p{Pe}/u.test(character)) return 'closing'
  if (/\p{Nd}/u.test(character) && codePoint < 0xff10) return 'digit'
  if (/\p{Sc}/u.test(character)) return 'prefix'
  // Small katakana for Ainu.
  if (codePoint >= 0x31f0 && codePoint <= 0x31ff) return 'nonstarter'
  return isWideLetter(codePoint) ? 'ideographic' : 'letter'
}

/** Lines may break before and after it: Han, kana, Hangul, Yi, emoji. */
function isWideLetter(codePoint: number): boolean {
  return (
    (codePoint >= 0x1100 && codePoint <= 0x11ff) ||
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xff00 && codePoint <= 0xffef) ||
    (codePoint >= 0x16fe0 && codePoint <= 0x1b2ff) ||
    (codePoint >= 0x1f000 && codePoint <= 0x1faff) ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd) ||
    (codePoint >= 0x2600 && codePoint <= 0x27bf && /\p{Extended_Pictographic}/u.test(String.fromCodePoint(codePoint)))
  )
}
