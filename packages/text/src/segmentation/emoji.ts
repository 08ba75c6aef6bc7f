/**
 * Emoji in colour are pictures, one for each cluster, the same on every machine: no colour font is drawn by all browsers and
 * by the programs that make our exports. A sign with a text selector, or one that is text unless a selector says otherwise
 * (☺, ✔), stays a letter of the outlined emoji font.
 */
export function isEmoji(cluster: string): boolean {
  return emojiSequence.test(cluster) && !inkSign.test(cluster)
}

const emojiSequence =
  /^(?!.\ufe0e)(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})|[0-9#*]\ufe0f?\u20e3)/u

/** Signs whose pictures are black shapes: as letters they have the colour of their words, and can be seen on dark paper too. */
const inkSign = /^[©®™✔✖✴➕➖➗➰〰♠♣💲🔙🔚🔛🔜🔝🟰]\ufe0f?$/u

/** The name of an emoji's picture: its characters in hexadecimal. Selectors do not count, since people and systems omit them at will. */
export function emojiName(cluster: string): string {
  return Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== 0xfe0f)
    .map((codePoint) => codePoint.toString(16).padStart(4, '0'))
    .join('-')
}

/** The room of every emoji, in em: as wide as all glyphs of the outlined emoji font, whose generator refuses others. */
export const emojiWidth = 2600 / 2048

/** The square that a picture fills, in em: in the middle of its room, around the middle of capitals. */
export const emojiSquare = { side: 1.15, left: (emojiWidth - 1.15) / 2, top: -0.36 - 1.15 / 2 }
