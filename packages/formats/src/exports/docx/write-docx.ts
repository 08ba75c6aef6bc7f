import type { ExportPorts } from '../export-ports.ts'
import type { ExportSettings } from '../export-settings.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import { bullets, listName } from './bullets.ts'
import { chartParagraphs } from './chart-paragraphs.ts'
import { clean } from './clean.ts'
import { mapParagraphs } from './map-paragraphs.ts'

/** A document as a Word file: a map as its drawing, headings and lists, a flowchart as pictures of its pages with their words below. */
export async function writeDocx(
  composed: ComposedExport,
  { watermark }: ExportSettings,
  ports: ExportPorts,
): Promise<Uint8Array> {
  // Large, and needed by nobody who writes no Word file.
  const docx = await import('docx')
  const children =
    composed.kind === 'mindmap'
      ? await mapParagraphs(docx, composed, ports)
      : await chartParagraphs(docx, composed, ports)
  ports.signal?.throwIfAborted()
  const mark = watermark === undefined ? [] : [new docx.Paragraph({ alignment: 'right', text: clean(watermark) })]
  const file = new docx.Document({
    title: clean(composed.title),
    creator: 'Ramify',
    styles: { default: { document: { run: { font: fonts, size: 22 } } }, paragraphStyles: deepHeadings },
    numbering: { config: [{ reference: listName, levels: bullets(docx) }] },
    sections: [{ children, ...(mark.length > 0 && { footers: { default: new docx.Footer({ children: mark }) } }) }],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(file))
}

/** What every office program has, for Latin and for Chinese letters. */
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Arial' }

/** Word has nine levels of headings; the library knows six of them. */
const deepHeadings = [7, 8, 9].map((level) => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run: { bold: true, color: '44546A', size: 22 },
  paragraph: { spacing: { before: 80, after: 40 }, outlineLevel: level - 1 },
}))
