import type { Theme } from '../theme.ts'
import { mix } from './mix.ts'
import { readable } from './readable.ts'

/** What the labels of topics are drawn in: grey with the tint of the theme, warm on warm paper. */
export function labelColors({ background, level2, dark }: Theme): { fill: string; text: string } {
  const fill = mix(level2.text, background.color, dark ? 0.24 : 0.16)
  return { fill, text: readable(mix(level2.text, background.color, 0.85), fill) }
}
