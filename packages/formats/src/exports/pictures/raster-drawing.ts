import type { Size } from '@ramify/geometry'
import { paintSvg } from '@ramify/scene'
import type { ExportPorts, RasterDrawing } from '../export-ports.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { refuseEndless } from './drawing-effort.ts'
import { pixelSize } from './largest-side.ts'
import { svgOptions } from './svg-options.ts'

/** A page as what can be made a picture, as a whole or band by band. Throws a `FileError` for what is too large for one. */
export function rasterDrawing(
  page: ExportPage,
  ports: ExportPorts,
  scale: number,
  isTransparent: boolean,
): RasterDrawing {
  const { width, height }: Size = pixelSize(page.bounds, scale)
  refuseEndless(page, { width, height }, scale)
  const options = { ...svgOptions(ports), padding: 0, background: !isTransparent, scale }
  return {
    width,
    height,
    svg(band = { top: 0, height }) {
      const size = { width, height: band.height }
      const area = {
        x: page.bounds.x,
        y: page.bounds.y + band.top / scale,
        width: width / scale,
        height: band.height / scale,
      }
      const part = {
        bounds: area,
        layers: () => page.layers(area),
        background: () => page.background(area),
      }
      return paintSvg(part, { ...options, size })
    },
  }
}
