/** Why a regular expression is none, in a way that can be said in any language; browsers say it in English, each in its own words. */
export interface PatternFault {
  readonly kind: 'group' | 'closing' | 'class' | 'repeat' | 'end' | 'lone' | 'escape' | 'other'
  /** What it is about, as it was written. */
  readonly sign: string
}

/** The first thing that is wrong with a pattern that cannot be read. */
export function faultIn(pattern: string): PatternFault {
  let depth = 0
  /** Whether something stands before that can be repeated. */
  let hasPiece = false
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at)
    const sign = rest[0] as string
    if (sign === '\\') {
      if (rest.length === 1) return { kind: 'end', sign }
      const known = escapes.exec(rest)?.[0]
      if (known === undefined) return { kind: 'escape', sign: `\\${String.fromCodePoint(rest.codePointAt(1) ?? 0)}` }
      hasPiece = !/^\\b$/i.test(known)
      at += known.length
      continue
    }
    if (sign === '[') {
      const end = endOfClass(rest)
      if (end < 0) return { kind: 'class', sign }
      hasPiece = true
      at += end
      continue
    }
    const repeat = repeats.exec(rest)?.[0]
    if (repeat !== undefined) {
      if (!hasPiece) return { kind: 'repeat', sign: repeat }
      hasPiece = false
      at += repeat.length
      continue
    }
    if (sign === '{' || sign === '}' || sign === ']') return { kind: 'lone', sign }
    const opening = openings.exec(rest)?.[0]
    if (sign === ')' && depth === 0) return { kind: 'closing', sign }
    if (opening !== undefined) depth += 1
    if (sign === ')') depth -= 1
    hasPiece = opening === undefined && !'|^$'.includes(sign)
    at += opening?.length ?? 1
  }
  return depth > 0 ? { kind: 'group', sign: '(' } : { kind: 'other', sign: pattern }
}

const repeats = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/
const openings = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/
/** Those that mean something: kinds of characters, signs of patterns, numbers of characters, groups found before. */
const escapes =
  /^\\(?:[dDsSwWbBfnrtv0]|[1-9]\d*|[\^$\\.*+?()[\]{}|/]|c[a-zA-Z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|k<[^>]+>)/

/** Past the bracket that closes it; -1: nothing does. */
function endOfClass(rest: string): number {
  for (let at = 1; at < rest.length; at++) {
    if (rest[at] === '\\') at += 1
    else if (rest[at] === ']') return at + 1
  }
  return -1
}
