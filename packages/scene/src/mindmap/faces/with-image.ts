import type { Look } from '@ramify/document'
import type { Size } from '@ramify/geometry'

/** A picture and the words beside, above or below it. */
export interface ImageGroup extends Size {
  readonly imageX: number
  readonly imageY: number
  readonly wordsX: number
  readonly wordsY: number
  /** Words stand in the middle of this. */
  readonly wordsWidth: number
}

/** The words alone where there is no picture; `gap` is what is left free between the two. */
export function withImage(
  image: Size | null,
  side: NonNullable<Look['imageSide']> | null,
  words: Size,
  gap: number,
): ImageGroup {
  if (!image) return { ...words, imageX: 0, imageY: 0, wordsX: 0, wordsY: 0, wordsWidth: words.width }
  if (side === 'left' || side === 'right') {
    const height = Math.max(image.height, words.height)
    const isLeft = side === 'left'
    return {
      width: image.width + gap + words.width,
      height,
      imageX: isLeft ? 0 : words.width + gap,
      imageY: (height - image.height) / 2,
      wordsX: isLeft ? image.width + gap : 0,
      wordsY: (height - words.height) / 2,
      wordsWidth: words.width,
    }
  }
  const width = Math.max(image.width, words.width)
  const isBelow = side === 'bottom'
  return {
    width,
    height: image.height + gap + words.height,
    imageX: (width - image.width) / 2,
    imageY: isBelow ? words.height + gap : 0,
    wordsX: 0,
    wordsY: isBelow ? 0 : image.height + gap,
    wordsWidth: width,
  }
}
