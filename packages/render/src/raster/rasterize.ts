import type { RasterDrawing } from '@ramify/formats'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { PngStream } from './png-stream.ts'

/** Of one band: 64 MB, whatever the picture needs. */
const bandPixels = 16_000_000

/** A picture of a drawing, in bands: the largest is 225 million pixels, which are never all in memory as SVG and as pixels. */
export async function rasterize(drawing: RasterDrawing, type: 'png' | 'jpg'): Promise<Uint8Array> {
  return type === 'png' ? png(drawing) : jpg(drawing)
}

async function png(drawing: RasterDrawing): Promise<Uint8Array> {
  const stream = new PngStream(drawing.width, drawing.height)
  for await (const { pixels } of bands(drawing)) await stream.write(straight(pixels))
  return stream.end()
}

async function jpg(drawing: RasterDrawing): Promise<Uint8Array> {
  const { width, height } = drawing
  const picture = new Uint8Array(3 * width * height)
  let at = 0
  for await (const { pixels } of bands(drawing)) {
    // Where nothing is drawn the paper of a JPG is white.
    for (let from = 0; from < pixels.length; from += 4) {
      const rest = 255 - (pixels[from + 3] as number)
      picture[at++] = (pixels[from] as number) + rest
      picture[at++] = (pixels[from + 1] as number) + rest
      picture[at++] = (pixels[from + 2] as number) + rest
    }
  }
  const raw = { width, height, channels: 3 } as const
  return sharp(picture, { raw, limitInputPixels: false }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}

interface Band {
  /** RGBA, the colours multiplied by the opacity. */
  readonly pixels: Uint8Array
}

async function* bands({ width, height, svg }: RasterDrawing): AsyncGenerator<Band> {
  const rows = Math.max(1, Math.floor(bandPixels / width))
  for (let top = 0; top < height; top += rows) {
    const band = { top, height: Math.min(rows, height - top) }
    const markup = rows >= height ? svg() : svg(band)
    const { pixels } = await renderAsync(markup, { font: { loadSystemFonts: false }, logLevel: 'off' })
    if (pixels.length !== 4 * width * band.height) throw new Error('A band is not as large as it should be.')
    yield { pixels }
  }
}

/** With the colours as they are, as PNG has them. In place. */
function straight(pixels: Uint8Array): Uint8Array {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] as number
    if (alpha === 255 || alpha === 0) continue
    for (let channel = at - 3; channel < at; channel++) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] as number) * 255) / alpha))
    }
  }
  return pixels
}
