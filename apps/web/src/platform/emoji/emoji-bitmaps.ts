import { emojiPictures } from './emoji-pictures.ts'

/** Large enough for big letters on a sharp screen; drawn smaller they stay clear. */
const side = 128
const mostKept = 500

const bitmaps = new Map<string, CanvasImageSource>()

/** Gets these ready to be painted on a canvas: painted from vectors anew each time, thousands of them would take seconds. */
export async function prepareEmoji(names: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      if (bitmaps.has(name)) return
      const url = await emojiPictures.fetched(name)
      if (url === null) return
      const image = new Image(side, side)
      image.src = url
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      canvas.getContext('2d')?.drawImage(image, 0, 0, side, side)
      if (bitmaps.size >= mostKept) bitmaps.clear()
      bitmaps.set(name, canvas)
    }),
  )
}

/** Null for one that was not prepared, or that there is no picture of. */
export function emojiBitmap(name: string): CanvasImageSource | null {
  return bitmaps.get(name) ?? null
}
