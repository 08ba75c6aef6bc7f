import type { Rect } from '@ramify/geometry'
import { lineHeight, type Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import type { TextPrimitive } from '../../drawing/primitives.ts'
import { typeStyle } from '../type-style.ts'

export interface Watermark {
  readonly bounds: Rect
  readonly primitives: readonly TextPrimitive[]
}

/** A line of words below the right end of the map, where nothing of it is covered. */
export function drawWatermark(words: string, map: Rect, theme: Theme, measurer: Measurer): Watermark {
  const font = varyFont(typeStyle(theme.font, 'deeper').font, { size: 13, weight: 500 })
  const label = labelOf(words, font, theme.relation.text, measurer)
  const x = map.x + map.width - label.width
  const y = map.y + map.height + gap
  const height = font.size * lineHeight
  return { bounds: { x, y, width: label.width, height }, primitives: label.draw(x, y + height / 2) }
}

const gap = 16
