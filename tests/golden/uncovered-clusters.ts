import { clustersOf, fontRuns, isEmoji } from '@ramify/text'

/**
 * The clusters of a text that a browser may draw in a font of the system: those with a character that the bundled font
 * chosen for them lacks, variation selectors among them, and the signs of the emoji font. Emoji in colour are pictures, alike everywhere. What they look like depends on the machine.
 */
export function uncoveredClusters(text: string, families: readonly string[]): string[] {
  return fontRuns(text, families).flatMap(({ start, end, font }) =>
    [...clustersOf(text.slice(start, end))].filter((cluster) => {
      if (isEmoji(cluster)) return false
      if (!font || font.role === 'emoji') return true
      const characters = Array.from(cluster.normalize('NFC')).filter((character) => !ignored.test(character))
      return characters
        .map((character) => character.codePointAt(0) ?? 0)
        .some((codePoint) => !font.full.has(codePoint) && !font.proportional.has(codePoint))
    }),
  )
}

/** Line breaks and soft hyphens have no glyph in any font, and browsers look for none. */
const ignored = /[\p{Cc}\p{Cf}]/u
