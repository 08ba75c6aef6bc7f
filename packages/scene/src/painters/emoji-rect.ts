import type { Rect } from '@ramify/geometry'
import { emojiSquare } from '@ramify/text'

/** Where the picture of an emoji stands whose room begins here, at this size of the letters around it. */
export function emojiRect(x: number, baseline: number, size: number): Rect {
  const side = emojiSquare.side * size
  return { x: x + emojiSquare.left * size, y: baseline + emojiSquare.top * size, width: side, height: side }
}

/** The pictures are drawn on a grid of this many units a side. */
export const emojiGrid = 36
