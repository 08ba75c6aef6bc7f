import type { Paragraph } from 'docx'
import type { ExportPorts } from '../export-ports.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { largestScale } from '../pictures/largest-side.ts'
import { rasterDrawing } from '../pictures/raster-drawing.ts'
import { imageRun } from './image-run.ts'

/** More pixels than this are not seen on paper. */
const largestPicture = 4_000

/** The drawing of a page, as large as the paper lets it be. */
export async function pagePicture(
  docx: typeof import('docx'),
  page: ExportPage,
  ports: ExportPorts,
  alt: string,
): Promise<Paragraph> {
  const { width, height } = page.bounds
  const scale = Math.min(2, largestPicture / Math.max(width, height, 1), largestScale({ width, height }))
  const drawing = rasterDrawing(page, ports, scale, false)
  const bytes = await ports.rasterize(drawing, 'png')
  const picture = { type: 'png', bytes, width: drawing.width, height: drawing.height } as const
  return new docx.Paragraph({ children: [imageRun(docx, picture, { width, height }, alt)] })
}
