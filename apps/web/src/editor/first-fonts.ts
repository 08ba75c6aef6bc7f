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
  const characters = kinds.map(() => new Set<string>())
  for (const { node, depth } of walkWithDepth(snapshot)) {
    const level = characters[Math.min(depth, 2)]
    for (const character of node.text.text) level?.add(character)
  }
  return kinds.map((kind, depth) => ({
    text: [...(characters[depth] ?? [])].join(''),
    font: roles.of(kind, depth, 0).type.font,
  }))
}
