import type { LinePiece } from '@ramify/text'
import type { TextPrimitive } from './primitives.ts'

type TextLook = Pick<TextPrimitive, 'color' | 'underline' | 'strike'>

/** A piece of a line that begins at `left`. */
export function textPiece(piece: LinePiece, left: number, baseline: number, look: TextLook): TextPrimitive {
  const { text, x, width, font, fallback } = piece
  return { kind: 'text', text: drawable(text), x: left + x, baseline, width, font, fallback, ...look }
}

/** As it was measured: a tab is a space, other control characters are nothing. Left in, each painter makes something else of them. */
function drawable(text: string): string {
  return control.test(text) ? text.replaceAll('\t', ' ').replace(controls, '') : text
}

const control = /\p{Cc}/u
const controls = /\p{Cc}+/gu
