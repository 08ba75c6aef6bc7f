import type { Size } from '@ramify/geometry'
import { ShapeFace } from './shape-face.ts'
import { isTextOutside } from './shape-text.ts'

/** Longer lines are wrapped. */
const widestText = 320
/** Around the words. */
const margin = { width: 18, height: 10 }
const mostSteps = 24

/** As small as a shape can be with all of its words in it. One without words, or whose words stand outside, is as large as a new one. */
export function fittingSize({ id, kind, text, look, image, form, box, tools }: ShapeFace): Size {
  if (text.text === '' || isTextOutside(look, form) || form.isFrame) return form.size
  const textIn = (size: Size) => new ShapeFace({ id, kind, text, look, image }, { ...box, ...size }, tools).placedText
  const width = Math.min(widestText, textIn({ width: 4000, height: 4000 }).block.width)
  const size = { ...form.smallest }
  for (let step = 0; step < mostSteps; step++) {
    const { area, block } = textIn(size)
    const missing = {
      width: width + margin.width - area.width,
      height: block.height + margin.height - area.height,
    }
    // Words need more lines while they have not got their width.
    const side = missing.width > 0 ? 'width' : 'height'
    if (missing[side] <= 0) break
    // In a diamond words have half of each side.
    const share = Math.min(4, Math.max(1, size[side] / Math.max(1, area[side])))
    size[side] += Math.ceil(missing[side] * share)
  }
  if (form.keepsAspect) size.width = size.height = Math.max(size.width, size.height)
  return size
}
