import { largestScale, largestSide } from '@ramify/formats'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels of a picture at a scale. */
export const pixelsAt = ({ width, height }: Size, scale: number): Size => ({
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
})

/** Whether any side is longer than pictures may be. */
export const isTooLarge = (size: Size, scale: number): boolean => {
  const { width, height } = pixelsAt(size, scale)
  return Math.max(width, height) > largestSide
}

/** The largest of the scales that are offered at which it fits; null: at none of them. */
export function fittingScale(size: Size): 1 | 2 | 3 | null {
  const largest = largestScale(size)
  return ([3, 2, 1] as const).find((scale) => scale <= largest) ?? null
}

/** How many bytes a picture will have, by those of a small one of it: flat areas cost next to nothing at any size. */
export function guessBytes(small: { readonly bytes: number; readonly pixels: number }, pixels: number): number {
  return Math.round(small.bytes * (pixels / Math.max(1, small.pixels)) ** 0.75)
}
