/** `&nbsp;`, `&#8217;` and `&#x2019;` as the characters they stand for; what is no name that programs write stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named.get(name as string) ?? all
    return characterOf(decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal))
  })
}

function characterOf(code: number): string {
  const isNone = code === 0 || code > 0x10_ffff || (code >= 0xd8_00 && code <= 0xdf_ff)
  return isNone ? '\ufffd' : (fromWindows[code - 0x80] ?? String.fromCodePoint(code))
}

/** Numbers from 128 to 159 are meant as Windows has them, wherever they are written. */
const fromWindows = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']

/** U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot ' +
  'cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const named = new Map([
  ...latin.split(' ').map((name, nth) => [name, String.fromCodePoint(0xa0 + nth)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    dagger: '†',
    permil: '‰',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
  }),
])
