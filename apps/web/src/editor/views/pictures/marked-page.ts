import { inflate, type Rect, union } from '@ramify/geometry'
import { drawWatermark, type Layer } from '@ramify/scene'
import type { Theme } from '@ramify/themes'
import { canvasMeasurer } from '../../../platform/fonts/index.ts'
import type { PicturePage } from './picture-page.ts'

interface Drawing {
  readonly paper: string
  readonly theme: Theme
  readonly box: Rect
  readonly layers: () => readonly Layer[]
  readonly background: PicturePage['background']
}

/** Around every drawing that leaves the editor. */
const padding = 20

/** A drawing with room around it, and with the words of a watermark below it. */
export function markedPage({ paper, theme, box, layers, background }: Drawing, words: string): PicturePage {
  const mark = words === '' ? null : drawWatermark(words, box, theme, canvasMeasurer())
  const whole = (mark && union([box, mark.bounds])) ?? box
  return {
    paper,
    bounds: inflate(whole, padding),
    layers: () => (mark ? [...layers(), [{ x: 0, y: 0, primitives: mark.primitives }]] : layers()),
    background,
  }
}
