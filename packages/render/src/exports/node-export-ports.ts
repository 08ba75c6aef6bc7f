import { deflateSync } from 'node:zlib'
import type { ExportPorts, FileResource } from '@ramify/formats'
import type { FormulaSetter } from '@ramify/scene'
import { emojiPicture } from '../emoji-pictures.ts'
import { fallbackGlyphs } from '../fallback/fallback-glyphs.ts'
import { fontkitMeasurer } from '../fontkit-measurer.ts'
import { glyphsOf } from '../outlines.ts'
import { rasterize } from '../raster/rasterize.ts'
import { exportImages } from './export-images.ts'

export interface NodeExportOptions extends Pick<ExportPorts, 'onProgress' | 'signal' | 'calendar'> {
  readonly formulas?: FormulaSetter
}

const measurer = fontkitMeasurer()

/** Draws with the fonts and pictures of this machine. `resources`: the bytes of the document's pictures, of any kind that is read. */
export async function nodeExportPorts(
  resources: readonly FileResource[],
  options: NodeExportOptions = {},
): Promise<ExportPorts> {
  const images = await exportImages(resources)
  return {
    ...options,
    measurer,
    glyphs: (text, font) => glyphsOf(text, font) ?? fallbackGlyphs(text, font),
    emoji: emojiPicture,
    image: (resource) => images.get(resource) ?? null,
    rasterize,
    deflate: (bytes) => deflateSync(bytes, { level: 6 }),
  }
}
