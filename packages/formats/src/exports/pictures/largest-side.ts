import type { Size } from '@ramify/geometry'
import { FileError } from '../../files/file-error.ts'

/** In pixels: larger pictures are opened by hardly any program. */
export const largestSide = 15_000

/** How many pixels a drawing becomes. Throws where that is too much, with the largest scale that fits. */
export function pixelSize({ width, height }: Size, scale: number): Size {
  const size = { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) }
  if (size.width <= largestSide && size.height <= largestSide) return size
  const fits = largestScale({ width, height })
  const detail = `${size.width} x ${size.height} pixels are too many; at scale ${fits} it fits`
  throw new FileError('too-large', detail, { largestScale: fits })
}

/** In hundredths, at most 4; smaller ones in thousandths, for drawings that are wider than any picture may be. */
export function largestScale({ width, height }: Size): number {
  const fits = Math.min(4, largestSide / Math.max(width, height, 1))
  const steps = fits < 0.1 ? 10_000 : 100
  return Math.max(1, Math.floor(fits * steps)) / steps
}
