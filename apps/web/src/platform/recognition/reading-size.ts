import type { Size } from '@ramify/geometry'

/** Letters of a few pixels are guessed rather than read. */
const smallSide = 1500
const mostLarger = 3
/** More than a page at 300 dots an inch has; reading takes time and memory by the pixel. */
const mostPixels = 12_000_000

/** How large a picture is looked at to be read: a small one larger than it is, a huge one smaller. In whole pixels. */
export function readingSize({ width, height }: Size): Size {
  const larger = Math.min(mostLarger, Math.max(1, smallSide / Math.max(width, height)))
  const scale = Math.min(larger, Math.sqrt(mostPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
