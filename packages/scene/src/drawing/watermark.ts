import type { Rect } from '@ramify/geometry'
import { lineHeight, type Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { themeFont } from './fonts.ts'
import { labelOf } from './label.ts'
import type { TextPrimitive } from './primitives.ts'

export interface Watermark {
  readonly bounds: Rect
  readonly primitives: readonly TextPrimitive[]
}

/** A line of words below the right end of a page, where nothing of it is covered. */
export function drawWatermark(words: string, page: Rect, theme: Theme, measurer: Measurer): Watermark {
  const font = themeFont(theme.font.family, 13, 500)
  const label = labelOf(words, font, theme.relation.text, measurer)
  const x = page.x + page.width - label.width
  const y = page.y + page.height + gap
  const height = font.size * lineHeight
  return { bounds: { x, y, width: label.width, height }, primitives: label.draw(x, y + height / 2) }
}

const gap = 16
