import type { RichText, ShapeLook, TextPlace } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { type Font, lineHeight, type Measurer } from '@ramify/text'
import { alignShares, type PlacedBlock } from '../../drawing/draw-text-block.ts'
import { within } from '../../drawing/numbers.ts'
import { fontOf, textBlock } from '../../drawing/text-block.ts'
import type { FlowShape, ShapeBox } from '../shapes/flow-shape.ts'
import { besideBox } from '../shapes/forms.ts'

type Vertical = NonNullable<ShapeLook['vertical']>

/** The text of a shape where it stands, also while there is none: a screen lets people write there. */
export interface ShapeText extends PlacedBlock {
  readonly font: Font
  readonly vertical: Vertical
  /** Where it may stand, before it is turned. */
  readonly area: Rect
  /** -90 in a header at the left, which is read from below; then places are from the left lower corner of that header. */
  readonly turn: number
  /** From where places are counted. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly text: Rect
}

export function shapeText(
  text: RichText,
  look: ShapeLook,
  form: FlowShape,
  box: ShapeBox,
  base: Font,
  measurer: Measurer,
): ShapeText {
  const font = fontOf(base, look)
  const { align, vertical } = alignment(look, form)
  const { area, turn, origin } = textRoom(look, form, box)
  const padding = paddingOf(look, area.width)
  const room = Math.max(area.width - 2 * padding.x, leastRoom(text, font, area.width - 2 * padding.x, measurer))
  const block = textBlock(text, font, room, measurer)
  const free = area.height - 2 * padding.y - block.height
  const y = area.y + padding.y + free * verticalShares[vertical]
  const x = area.x + (area.width - room) / 2
  return {
    block,
    font,
    area,
    turn,
    origin,
    align,
    vertical,
    text: { x, y, width: room, height: block.height },
  }
}

/**
 * Whether the text could be higher than its area. It costs too much to set the text of thousands of shapes only to learn that it is
 * not, so the length of the text is taken for its width.
 */
export function mayOverflow({ text }: RichText, look: ShapeLook, form: FlowShape, box: ShapeBox, base: Font): boolean {
  if (text === '') return false
  if (isTextOutside(look, form)) return true
  const { area } = textRoom(look, form, box)
  const padding = paddingOf(look, area.width)
  const size = within(look.size, 6, 200, base.size)
  const room = area.width - 2 * padding.x
  const letter = 0.6 * size
  let [lines, line, word, longestWord] = [1, 0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isWide = code >= firstWide
    line += isWide ? size : letter
    word = isWide || code === space || code === lineBreak ? 0 : word + letter
    longestWord = Math.max(longestWord, word)
    if (line <= room && code !== lineBreak) continue
    lines++
    line = word
  }
  return longestWord > room || lines * size * lineHeight > area.height - 2 * padding.y
}

/** Characters from here on are about as wide as they are high. */
const firstWide = 0x2e80
const space = 0x20
const lineBreak = 0x0a

/** Whether the words stand beside the shape, on the paper. */
export const isTextOutside = ({ textPlace }: ShapeLook, form: FlowShape): boolean =>
  textPlace !== undefined || form.isTextOutside === true

/** Words beside their shape are next to it unless people wanted them further away. */
function alignment({ align, vertical, textPlace }: ShapeLook, form: FlowShape): Pick<ShapeText, 'align' | 'vertical'> {
  const usual = textPlace === undefined ? form : nextTo[textPlace]
  return { align: align ?? usual.align ?? 'center', vertical: vertical ?? usual.vertical ?? 'middle' }
}

const nextTo: Readonly<Record<TextPlace, Pick<ShapeLook, 'align' | 'vertical'>>> = {
  above: { vertical: 'bottom' },
  below: { vertical: 'top' },
  left: { align: 'right' },
  right: { align: 'left' },
}

/** In a header at the left text runs upwards. */
function textRoom(look: ShapeLook, form: FlowShape, box: ShapeBox): Pick<ShapeText, 'area' | 'turn' | 'origin'> {
  if (look.textPlace !== undefined) {
    return { area: besideBox(box, look.textPlace, alignment(look, form).align), turn: 0, origin: noOrigin }
  }
  const area = form.textArea(box)
  const isUpright = form.isFrame === true && box.header?.side === 'left'
  if (!isUpright) return { area, turn: 0, origin: noOrigin }
  return {
    area: { x: 0, y: 0, width: area.height, height: area.width },
    turn: -90,
    origin: { x: area.x, y: area.y + area.height },
  }
}

const noOrigin = { x: 0, y: 0 }

/** Narrow shapes need their room for words. */
function paddingOf({ padding }: ShapeLook, width: number): { readonly x: number; readonly y: number } {
  return padding === undefined ? { x: Math.min(8, 0.07 * width), y: 4 } : { x: padding, y: padding }
}

/** In pixels: a word may be wider than less than this. */
const narrow = 80

/** Words are not broken in narrow shapes: they stand out on both sides, as far as that looks like one word. */
function leastRoom({ text, runs }: RichText, font: Font, room: number, measurer: Measurer): number {
  if (room >= narrow) return room
  // A word may be of several runs: it is taken to be as wide as in the widest of their fonts.
  const fonts = new Set([font, ...runs.slice(0, 16).map(({ attributes }) => fontOf(font, attributes))])
  let widest = font.size
  for (const [word] of text.slice(0, longestSeen).matchAll(words)) {
    for (const each of fonts) widest = Math.max(widest, measurer.width(word, each))
  }
  return Math.min(widest, widestWord)
}

/** Chinese and Japanese are broken anywhere. */
const words = /[^\s\u2e80-\uffff]+/g
const longestSeen = 400
const widestWord = 160

const verticalShares = { top: alignShares.left, middle: alignShares.center, bottom: alignShares.right }
