import { fitInside, type Point, type Size, scalePath, translatePath } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import { varyFont } from '../fonts.ts'
import { filled, type Primitive, type TextPrimitive } from '../primitives.ts'
import { type TextBlock, textBlock } from '../text-block.ts'
import { textPieces } from '../text-pieces.ts'
import { type FormulaSetter, isSet, type SetFormula } from './formula-setter.ts'

/** The formula of a topic: set, or as long as it cannot be, as it is written. */
export type FormulaBlock = Size & {
  readonly font: Font
} & ({ readonly formula: SetFormula; readonly scale: number } | { readonly source: TextBlock })

export interface PlacedFormula extends Point {
  readonly block: FormulaBlock
}

/** No formula swallows the map. */
const largest: Size = { width: 1200, height: 1200 }
const monospaced = ['Noto Sans Mono']

export function formulaBlock(
  source: string,
  font: Font,
  maxWidth: number,
  measurer: Measurer,
  formulas: FormulaSetter,
): FormulaBlock {
  const formula = formulas.set(source)
  if (!isSet(formula)) return asWritten(source, font, maxWidth, measurer)
  const wished = { width: formula.width * font.size, height: formula.height * font.size }
  const fitting = wished.width > largest.width || wished.height > largest.height ? fitInside(wished, largest) : wished
  return { ...fitting, font, formula, scale: wished.width > 0 ? (fitting.width / wished.width) * font.size : font.size }
}

function asWritten(source: string, font: Font, maxWidth: number, measurer: Measurer): FormulaBlock {
  const mono = varyFont(font, { families: [...monospaced, ...font.families], size: 0.9 * font.size, italic: false })
  const text = { text: source, runs: [{ text: source, attributes: {} }] }
  const block = textBlock(text, mono, maxWidth, measurer)
  return { width: block.width, height: block.height, font: mono, source: block }
}

export function drawFormula({ block, x, y }: PlacedFormula, color: string): Primitive[] {
  if ('source' in block) return drawSource(block.source, x, y, color)
  const { formula, scale, font } = block
  const paths = formula.paths.map((path) => filled(translatePath(scalePath(path, scale), x, y), color))
  const words = formula.words.map(
    (piece): TextPrimitive => ({
      kind: 'text',
      text: piece.text,
      x: x + piece.x * scale,
      baseline: y + piece.baseline * scale,
      width: piece.width * scale,
      font: varyFont(font, { size: piece.size * scale }),
      // Squeezed into the room that was left for them: they were not measured.
      fallback: true,
      emoji: null,
      color,
      underline: false,
      strike: false,
    }),
  )
  return [...paths, ...words]
}

function drawSource(source: TextBlock, x: number, y: number, color: string): Primitive[] {
  const look = { color, underline: false, strike: false }
  return source.setLines().flatMap(({ pieces }, nth) => {
    const line = source.lines[nth]
    return line ? pieces.flatMap((piece) => textPieces(piece, x, y + line.baseline, look)) : []
  })
}
