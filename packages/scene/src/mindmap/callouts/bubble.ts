import type { CalloutSnapshot } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { Font, Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { varyFont } from '../../drawing/fonts.ts'
import { fontOf, type TextBlock, textBlock } from '../../drawing/text-block.ts'
import { typeStyle } from '../type-style.ts'

/** A callout as large as its words make it; where it stands and what it points at is another matter. */
export interface Bubble extends Size {
  readonly font: Font
  readonly block: TextBlock
}

/** Lines are broken here: a callout is a remark, not a page. */
export const bubbleRoom = 220
const bubblePadding = { x: 10, y: 6 }
/** From the bubble to what it speaks of. */
export const bubbleDistance = 12
/** Nothing written yet: still a place to press. */
const emptyWidth = 24

/** Measured once for each callout, theme and measurer: layouts ask for its size with every key somebody types. */
export function bubbleOf(callout: CalloutSnapshot, theme: Theme, measurer: Measurer): Bubble {
  const known = made.get(callout)
  if (known?.theme === theme && known.measurer === measurer) return known.bubble
  const bubble = makeBubble(callout, theme, measurer)
  made.set(callout, { theme, measurer, bubble })
  return bubble
}

const made = new WeakMap<CalloutSnapshot, { theme: Theme; measurer: Measurer; bubble: Bubble }>()

function makeBubble({ text, look }: CalloutSnapshot, theme: Theme, measurer: Measurer): Bubble {
  const font = fontOf(varyFont(typeStyle(theme.font, 'deeper').font, { size: 13 }), look)
  const block = textBlock(text, font, bubbleRoom, measurer)
  return {
    font,
    block,
    width: (block.width || emptyWidth) + 2 * bubblePadding.x,
    height: block.height + 2 * bubblePadding.y,
  }
}
