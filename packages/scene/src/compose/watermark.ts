import type { Rect } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { varyFont } from '../fonts.ts'
import type { TextPrimitive } from '../primitives.ts'
import { typeStyle } from '../type-style.ts'

/** A line of words below the right end of the map, where nothing of it is covered. */
export function drawWatermark(
  words: string,
  map: Rect,
  theme: Theme,
  measurer: Measurer,
): TextPrimitive & { bounds: Rect } {
  const font = varyFont(typeStyle(theme.font, 'deeper').font, { size: 13, weight: 500 })
  const width = measurer.width(words, font)
  const x = map.x + map.width - width
  const y = map.y + map.height + gap
  return {
    kind: 'text',
    text: words,
    x,
    baseline: y + font.size,
    width,
    font,
    fallback: false,
    color: theme.relation.text,
    underline: false,
    strike: false,
    bounds: { x, y, width, height: font.size * 1.4 },
  }
}

const gap = 16
