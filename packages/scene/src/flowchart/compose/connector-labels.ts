import type { LabelSnapshot } from '@ramify/document'
import { type Point, type Rect, roundedRectangle } from '@ramify/geometry'
import type { Font } from '@ramify/text'
import { colorOr } from '../../drawing/colors.ts'
import { drawTextBlock, type PlacedBlock } from '../../drawing/draw-text-block.ts'
import { filled, type Primitive } from '../../drawing/primitives.ts'
import { fontOf, textBlock } from '../../drawing/text-block.ts'
import type { FaceTools } from '../faces/shape-face.ts'

/** Words on a connector: the line leaves out what they take, so that they can be read on any ground. */
export interface PlacedLabel extends PlacedBlock {
  readonly label: LabelSnapshot
  readonly font: Font
  readonly color: string
  /** What is left out of the line. */
  readonly box: Rect
  readonly primitives: readonly Primitive[]
}

/** `at`: its place on the line. */
export function placeLabel(label: LabelSnapshot, at: Point, { theme, measurer }: FaceTools): PlacedLabel {
  const { look, offset } = label
  const font = fontOf(theme.connector.font, look)
  const block = textBlock(label.text, font, widest, measurer)
  const middle = { x: at.x + offset.x, y: at.y + offset.y }
  const text = { x: middle.x - block.width / 2, y: middle.y - block.height / 2, width: block.width }
  const isEmpty = block.width === 0
  const box: Rect = {
    x: text.x - (isEmpty ? 0 : margin),
    y: isEmpty ? middle.y : text.y,
    width: block.width + (isEmpty ? 0 : 2 * margin),
    height: isEmpty ? 0 : block.height,
  }
  const color = colorOr(look.color, theme.connector.text) ?? theme.connector.text
  const fill = colorOr(look.fill, null)
  const placed = { block, text, align: look.align ?? 'center' }
  const primitives = [
    ...(fill === null || isEmpty ? [] : [filled(roundedRectangle(box, 4), fill)]),
    ...drawTextBlock(placed, color, look),
  ]
  return { ...placed, label, font, color, box, primitives }
}

/** Lines are broken here. */
const widest = 160
const margin = 6
