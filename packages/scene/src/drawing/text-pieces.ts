import { clustersOf, emojiFont, emojiName, emojiWidth, type Font, isEmoji, type LinePiece, pixels } from '@ramify/text'
import type { TextPrimitive } from './primitives.ts'

type TextLook = Pick<TextPrimitive, 'color' | 'underline' | 'strike'>

/** A piece of a line that begins at `left`, as it is drawn: at once, or emoji by emoji. */
export function textPieces(piece: LinePiece, left: number, baseline: number, look: TextLook): TextPrimitive[] {
  const { text, x, width, font, fallback } = piece
  if (!fallback && font.families[0] === emojiFont.family) return clusterPieces(piece, left, baseline, look)
  return [{ kind: 'text', text: drawable(text), x: left + x, baseline, width, font, fallback, emoji: null, ...look }]
}

/** All clusters of the emoji font are equally wide, whether a picture or a letter of the font draws them. */
function clusterPieces({ text, x, font }: LinePiece, left: number, baseline: number, look: TextLook): TextPrimitive[] {
  const pieces: TextPrimitive[] = []
  const width = pixels(emojiWidth, font.size)
  for (const cluster of clustersOf(text)) {
    if (unseen.test(cluster)) continue
    const place = { text: cluster, x: left + x + pieces.length * width, baseline, width }
    const drawn = isEmoji(cluster)
      ? { font: systemFont(font), fallback: true, emoji: emojiName(cluster) }
      : { text: drawable(cluster), font, fallback: false, emoji: null }
    pieces.push({ kind: 'text', ...place, ...drawn, ...look })
  }
  return pieces
}

const systemFonts = new WeakMap<Font, Font>()

/** What draws an emoji while its picture is not there. The same object for the same font, as painters keep things by it. */
function systemFont(font: Font): Font {
  let known = systemFonts.get(font)
  if (!known) {
    known = { ...font, families: systemFamilies }
    systemFonts.set(font, known)
  }
  return known
}

const systemFamilies = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', emojiFont.family]

/** Takes no room. */
const unseen = /^[\p{Cc}\p{Cf}\p{M}]*$/u

/**
 * As it was measured: a tab is a space, other control characters are nothing. Left in, each painter makes something else of
 * them, and browsers look for an emoji font of the system where a selector asks for one.
 */
function drawable(text: string): string {
  return control.test(text) ? text.replaceAll('\t', ' ').replace(controls, '') : text
}

const control = /\p{Cc}|\ufe0f/u
const controls = /\p{Cc}|\ufe0f/gu
