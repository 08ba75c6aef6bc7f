import type { ExportPorts } from '../export-ports.ts'
import type { ExportSettings } from '../export-settings.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import type { ExportPage } from '../pages/export-page.ts'
import { writeSvg } from '../pictures/write-svg.ts'
import { chartOutline } from './chart-outline.ts'
import { htmlText } from './html-text.ts'
import { mapOutline } from './map-outline.ts'
import { style } from './style.ts'

/** Nothing is fetched and nothing runs, whoever opens it and wherever. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** A document as one page of HTML: its drawing, and below it an outline that can be folded. */
export async function writeHtml(
  composed: ComposedExport,
  { watermark }: ExportSettings,
  ports: ExportPorts,
): Promise<string> {
  const body: string[] = []
  for (const [nth, page] of composed.pages.entries()) {
    ports.signal?.throwIfAborted()
    body.push(drawing(page, nth, composed.kind === 'flowchart', ports))
    if (composed.kind === 'flowchart') body.push(chartOutline(composed.snapshot, page.id))
    ports.onProgress?.(nth + 1, composed.pages.length)
  }
  if (composed.kind === 'mindmap') body.push(mapOutline(composed, ports))
  const title = htmlText(composed.title)
  const mark = watermark === undefined ? '' : `<footer>${htmlText(watermark)}</footer>`
  return (
    `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n<style>${style}</style>\n` +
    `</head>\n<body>\n<h1>${title}</h1>\n${body.join('\n')}\n${mark}\n</body>\n</html>\n`
  )
}

function drawing(page: ExportPage, nth: number, isNamed: boolean, ports: ExportPorts): string {
  const name = isNamed ? `<h2>${htmlText(page.name)}</h2>\n` : ''
  return `${name}<figure>${writeSvg(page, ports, { prefix: `w${nth}-` })}</figure>`
}
