import type { Size } from '@ramify/geometry'
import type { FileDocument } from '../files/file-format.ts'
import { writeDocx } from './docx/write-docx.ts'
import type { DrawnFormat } from './drawn-formats.ts'
import type { ExportPorts } from './export-ports.ts'
import type { ExportSettings } from './export-settings.ts'
import { writeHtml } from './html/write-html.ts'
import { needsOf } from './needs-of.ts'
import { type ComposedExport, composeExport } from './pages/compose-export.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { rasterDrawing } from './pictures/raster-drawing.ts'
import { writeSvg } from './pictures/write-svg.ts'

/**
 * A document as a file of a drawn format: what is on the screen, folded branches included. Throws a `FileError`: `too-large` for a
 * picture of more than 15,000 pixels a side or of more lines than can be drawn in time, with a scale that fits; `format` for content
 * that cannot be read and for a part that is not there.
 */
export async function exportDocument(
  document: FileDocument,
  format: DrawnFormat,
  settings: ExportSettings,
  ports: ExportPorts,
): Promise<Uint8Array> {
  const composed = composeExport(document, settings, ports)
  ports.signal?.throwIfAborted()
  if (ports.prepare) await ports.prepare(needsOf(composed.pages))
  ports.signal?.throwIfAborted()
  return writers[format](composed, settings, ports)
}

/** In pixels at scale 1: of the part that is exported, or of the first page. */
export function sizeOf(
  document: FileDocument,
  settings: ExportSettings,
  ports: Pick<ExportPorts, 'measurer' | 'formulas'>,
): Size {
  const { width, height } = firstPage(composeExport(document, settings, ports)).bounds
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

type Writer = (composed: ComposedExport, settings: ExportSettings, ports: ExportPorts) => Promise<Uint8Array>

const writers: Readonly<Record<DrawnFormat, Writer>> = {
  png: (composed, settings, ports) => writePicture('png', composed, settings, ports),
  jpg: (composed, settings, ports) => writePicture('jpg', composed, settings, ports),
  svg: async (composed, { transparent }, ports) =>
    bytesOf(writeSvg(firstPage(composed), ports, { isTransparent: transparent === true })),
  pdf: writePdf,
  docx: writeDocx,
  html: async (composed, settings, ports) => bytesOf(await writeHtml(composed, settings, ports)),
}

function writePicture(
  type: 'png' | 'jpg',
  composed: ComposedExport,
  { scale = 1, transparent = false }: ExportSettings,
  ports: ExportPorts,
): Promise<Uint8Array> {
  return ports.rasterize(rasterDrawing(firstPage(composed), ports, scale, type === 'png' && transparent), type)
}

function firstPage({ pages }: ComposedExport) {
  const [page] = pages
  if (!page) throw new Error('A document has at least one page.')
  return page
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Browsers and Node have the same; it is not the language's own. */
declare class TextEncoder {
  encode(text: string): Uint8Array
}
