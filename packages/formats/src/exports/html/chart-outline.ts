import type { FlowchartSnapshot } from '@ramify/document'
import { inReadingOrder } from '../../turned/reading-order.ts'
import { linkedHtml, richHtml } from './html-text.ts'

/** The words of a page as they are read: those of shapes, then those of connectors. */
export function chartOutline(snapshot: FlowchartSnapshot, id: string): string {
  const page = snapshot.pages.find((each) => each.id === id)
  if (!page) return ''
  const shapes = inReadingOrder(snapshot, page).flatMap((shapeId) => {
    const shape = snapshot.shapes.get(shapeId)
    if (!shape || (shape.text.text === '' && shape.note.text === '')) return []
    const note = shape.note.text === '' ? '' : `<blockquote>${richHtml(shape.note)}</blockquote>`
    return [`${linkedHtml(richHtml(shape.text), shape.link, () => undefined)}${note}`]
  })
  const labels = [...snapshot.labels.values()].flatMap(({ connector, text }) => {
    return snapshot.connectors.get(connector)?.page === id && text.text !== '' ? [richHtml(text)] : []
  })
  const items = [...shapes, ...labels].map((item) => `<li>${item}</li>`)
  return items.length === 0 ? '' : `<section>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`
}
