import { exportDocument } from '@ramify/formats'
import type { Editor } from '../../../editor/editor-kind.ts'
import { watermarkWords } from '../../../platform/session/watermark-words.ts'
import { browserPorts } from '../render/browser-ports.ts'
import { shownPage } from '../shown-page.ts'
import type { ExportSource } from '../source.ts'

/** All of a document as SVG, with the watermark of the plan; of several pages the one that is looked at. */
export async function printDrawing(source: ExportSource, editor: Editor | null, signal: AbortSignal) {
  const document = await source.read('drawing')
  const page = shownPage(editor)
  const watermark = watermarkWords()
  const settings = { ...(page !== null && { part: page }), ...(watermark !== '' && { watermark }) }
  const svg = await exportDocument(document, 'svg', settings, await browserPorts(document, { signal }))
  const head = new TextDecoder().decode(svg.subarray(0, 2_000))
  const [, width = '800', height = '600'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(head) ?? []
  return { svg, size: { width: Number(width), height: Number(height) } }
}
