import type { Size } from '@ramify/geometry'

/**
 * A canvas that is painted beside the page and handed over as a picture. Of one that is painted itself browsers without a graphics card
 * make a copy with every frame in which anything moves, for megapixels in milliseconds; a picture they take once.
 */
export function paintedBeside(canvas: HTMLCanvasElement) {
  const shown = canvas.getContext('bitmaprenderer')
  const beside = new OffscreenCanvas(1, 1)
  const context = beside.getContext('2d')
  if (!shown || !context) return null
  return {
    context,
    /** Begins with nothing; what was handed over is no longer here. */
    clear: ({ width, height }: Size) => {
      if (beside.width === width && beside.height === height) context.clearRect(0, 0, width, height)
      else Object.assign(beside, { width, height })
    },
    /** To go on with what is shown. */
    takeBack: () => context.drawImage(canvas, 0, 0),
    show: () => {
      const { width, height } = beside
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      shown.transferFromImageBitmap(beside.transferToImageBitmap())
    },
  }
}
