import type { Paragraph } from 'docx'
import { inReadingOrder } from '../../turned/reading-order.ts'
import type { ExportPorts } from '../export-ports.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import { listName } from './bullets.ts'
import { clean } from './clean.ts'
import { pagePicture } from './page-picture.ts'
import { linkedRuns, textRuns } from './text-runs.ts'

type Docx = typeof import('docx')
type ChartExport = Extract<ComposedExport, { kind: 'flowchart' }>

/** Each page: its name, a picture of it, and the words of its shapes and connectors as they are read. */
export async function chartParagraphs(docx: Docx, chart: ChartExport, ports: ExportPorts): Promise<Paragraph[]> {
  const paragraphs: Paragraph[] = []
  for (const [nth, page] of chart.pages.entries()) {
    ports.signal?.throwIfAborted()
    paragraphs.push(
      new docx.Paragraph({ style: 'Heading1', text: clean(page.name), pageBreakBefore: nth > 0 }),
      await pagePicture(docx, page, ports, page.name),
      ...wordsOfPage(docx, chart, page.id),
    )
    ports.onProgress?.(nth + 1, chart.pages.length)
  }
  return paragraphs
}

function wordsOfPage(docx: Docx, { snapshot }: ChartExport, id: string): Paragraph[] {
  const page = snapshot.pages.find((each) => each.id === id)
  if (!page) return []
  const item = (children: ReturnType<typeof linkedRuns>) =>
    new docx.Paragraph({ numbering: { reference: listName, level: 0 }, children })
  const shapes = inReadingOrder(snapshot, page).flatMap((shapeId) => {
    const shape = snapshot.shapes.get(shapeId)
    if (!shape || (shape.text.text === '' && shape.note.text === '')) return []
    const note = shape.note.text === '' ? [] : [new docx.TextRun({ text: ' – ' }), ...textRuns(docx, shape.note)]
    return [item([...linkedRuns(docx, shape.text, shape.link, () => undefined), ...note])]
  })
  const labels = [...snapshot.labels.values()].flatMap(({ connector, text }) => {
    return snapshot.connectors.get(connector)?.page === id && text.text !== '' ? [item(textRuns(docx, text))] : []
  })
  return [...shapes, ...labels]
}
