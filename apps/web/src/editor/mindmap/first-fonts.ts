import { type MapSnapshot, walkWithDepth } from '@ramify/document'
import { fontOf, rolesOf } from '@ramify/scene'
import type { StyledRun } from '@ramify/text'
import type { Theme } from '@ramify/themes'

/**
 * The characters of a map with the fonts its theme and levels set them in: what has to be in the page before it is laid out. A font
 * somebody chose for a single topic may come later.
 */
export function firstFonts(snapshot: MapSnapshot, theme: Theme): StyledRun[] {
  const roles = rolesOf(theme, snapshot.levels)
  const kinds = ['root', 'level1', 'deeper', 'deeper'] as const
  const characters = kinds.map(() => new Set<number>())
  for (const { node, depth } of walkWithDepth(snapshot)) {
    addCharacters(node.text.text, characters[Math.min(depth, 3)] as Set<number>)
  }
  if (snapshot.numbering !== undefined) for (const each of characters.slice(1)) addCharacters(inNumbers, each)
  return kinds.map((kind, depth) => {
    const { type, look } = roles.of(kind, depth, 0)
    return { text: textOf(characters[depth] ?? []), font: fontOf(type.font, look) }
  })
}

/** One by one: spread into a call, a hundred thousand of them would overflow the stack. */
function textOf(characters: Iterable<number>): string {
  let text = ''
  for (const character of characters) text += String.fromCodePoint(character)
  return text
}

/** Of every way of numbering. */
const inNumbers = '0123456789.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** By number: strings of one character each would be garbage by the hundred thousand. */
function addCharacters(text: string, characters: Set<number>): void {
  for (let at = 0; at < text.length; at++) {
    const character = text.codePointAt(at) as number
    characters.add(character)
    if (character > 0xffff) at++
  }
}
