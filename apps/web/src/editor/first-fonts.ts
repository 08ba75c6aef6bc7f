import { type MapSnapshot, walkWithDepth } from '@ramify/document'
import { rolesOf } from '@ramify/scene'
import type { StyledRun } from '@ramify/text'
import type { Theme } from '@ramify/themes'

/**
 * The characters of a map with the fonts its theme sets them in: what has to be in the page before it is laid out. A font
 * somebody chose for a single topic may come later.
 */
export function firstFonts(snapshot: MapSnapshot, theme: Theme): StyledRun[] {
  const roles = rolesOf(theme)
  const kinds = ['root', 'level1', 'deeper'] as const
  const characters = kinds.map(() => new Set<number>())
  for (const { node, depth } of walkWithDepth(snapshot)) {
    addCharacters(node.text.text, characters[Math.min(depth, 2)] as Set<number>)
  }
  return kinds.map((kind, depth) => ({
    text: String.fromCodePoint(...(characters[depth] ?? [])),
    font: roles.of(kind, depth, 0).type.font,
  }))
}

/** By number: strings of one character each would be garbage by the hundred thousand. */
function addCharacters(text: string, characters: Set<number>): void {
  for (let at = 0; at < text.length; at++) {
    const character = text.codePointAt(at) as number
    characters.add(character)
    if (character > 0xffff) at++
  }
}
