import { allowedUrl } from '@ramify/document'
import { intersects, type Point, type Rect } from '@ramify/geometry'
import type { Layer } from '@ramify/scene'
import type { ExportPorts } from '../export-ports.ts'
import type { ExportSettings } from '../export-settings.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import { addBookmarks } from './bookmarks.ts'
import { PdfContent } from './drawing/pdf-content.ts'
import { PdfResources } from './drawing/pdf-resources.ts'
import { drawnBox } from './drawn-box.ts'
import { PdfFile, type PdfRef, refTo } from './file/pdf-file.ts'
import { pdfNumber, pdfText } from './file/pdf-text.ts'
import { type Sheet, sheetAt, sheetsOf } from './sheets.ts'

/** A document as a PDF: lines as lines, words as text in fonts that are in the file, links and bookmarks that lead somewhere. */
export async function writePdf(
  composed: ComposedExport,
  settings: ExportSettings,
  ports: ExportPorts,
): Promise<Uint8Array> {
  const file = new PdfFile(ports.deflate)
  const resources = new PdfResources(file, ports)
  const sheets = composed.pages.flatMap((page, nth) => sheetsOf(page, settings).map((sheet) => ({ ...sheet, nth })))
  const written: WrittenSheet[] = []
  for (const [nth, sheet] of sheets.entries()) {
    ports.signal?.throwIfAborted()
    written.push({ ...sheet, ref: file.reserve(), ...drawSheet(sheet, file, resources) })
    ports.onProgress?.(nth + 1, sheets.length)
    // Whoever waits for it can stop it, and sees how far it is.
    if (nth % 20 === 19) await Promise.resolve()
  }
  const anchors = anchorsOf(written)
  const tree = file.reserve()
  const byPage = composed.pages.map((_, page) => written.filter(({ nth }) => nth === page))
  const destination = (place: Place) => destinationOf(place, byPage[place.page] ?? [])
  for (const sheet of written) {
    const links = sheet.links.flatMap((link) => linkObject(link, sheet, anchors, destination) ?? [])
    const annotations = links.length === 0 ? '' : `/Annots[${links.map((link) => refTo(file.add(link))).join(' ')}]`
    const size = `/MediaBox[0 0 ${pdfNumber(sheet.width)} ${pdfNumber(sheet.height)}]`
    const parts = `/Parent ${refTo(tree)}${size}/Resources ${refTo(resources.ref)}/Contents ${refTo(sheet.content)}`
    file.set(sheet.ref, `<</Type/Page${parts}${annotations}>>`)
  }
  file.set(tree, `<</Type/Pages/Count ${written.length}/Kids[${written.map(({ ref }) => refTo(ref)).join(' ')}]>>`)
  resources.write()
  const bookmarks = addBookmarks(file, composed, destination)
  const outlines = bookmarks === null ? '' : `/Outlines ${refTo(bookmarks)}`
  const root = file.add(`<</Type/Catalog/Pages ${refTo(tree)}${outlines}/ViewerPreferences<</DisplayDocTitle true>>>>`)
  return file.finish(root, file.add(`<</Title${pdfText(composed.title)}/Producer(Ramify)>>`))
}

interface LinkArea {
  readonly url: string
  readonly box: Rect
}

interface WrittenSheet extends Sheet {
  /** Which page of the document it shows. */
  readonly nth: number
  readonly ref: PdfRef
  readonly content: PdfRef
  readonly links: readonly LinkArea[]
  readonly anchors: ReadonlyMap<string, Point>
}

function drawSheet(sheet: Sheet, file: PdfFile, resources: PdfResources) {
  const { page, area, height, scale, margin } = sheet
  const content = new PdfContent(resources)
  const [left, top] = [margin - area.x * scale, height - margin + area.y * scale].map((each) => pdfNumber(each, 3))
  const size = pdfNumber(scale, 5)
  content.put(`${size} 0 0 -${size} ${left} ${top} cm\n`)
  const [x, y, width, high] = [area.x, area.y, area.width, area.height].map((each) => pdfNumber(each))
  content.put(`${x} ${y} ${width} ${high} re W n\n`)
  content.paint(page.background(area))
  const layers = page.layers(area)
  for (const layer of layers) content.paintLayer(layer)
  return { content: file.addStream('', content.text), ...placesIn(layers, area) }
}

/** What can be pressed on, and what links of the document lead to. */
function placesIn(layers: readonly Layer[], area: Rect) {
  const links: LinkArea[] = []
  const anchors = new Map<string, Point>()
  for (const layer of layers) {
    for (const drawing of layer) {
      const { link, anchor, x, y } = drawing
      if (anchor !== undefined) anchors.set(anchor, { x, y })
      const box = link === undefined ? null : drawnBox(drawing)
      if (link !== undefined && box && intersects(box, area)) links.push({ url: link, box })
    }
  }
  return { links, anchors }
}

type Place = Point & { readonly page: number }

function anchorsOf(sheets: readonly WrittenSheet[]): Map<string, Place> {
  const all = new Map<string, Place>()
  for (const { anchors, nth, page } of sheets) {
    for (const [id, point] of anchors) all.set(`#node:${encodeURIComponent(id)}`, { ...point, page: nth })
    if (page.id !== '')
      all.set(`#page:${encodeURIComponent(page.id)}`, { x: page.bounds.x, y: page.bounds.y, page: nth })
  }
  return all
}

/** The sheet that a place is on, of those of its page, and where. */
function destinationOf({ x, y }: Place, sheets: readonly WrittenSheet[]): string | null {
  const sheet = sheetAt(sheets, { x, y }) ?? sheets[0]
  if (!sheet) return null
  const at = onSheet(sheet, x, y)
  return `[${refTo(sheet.ref)}/XYZ ${pdfNumber(Math.max(0, at.x - 10))} ${pdfNumber(at.y + 10)} null]`
}

function onSheet({ area, height, scale, margin }: Sheet, x: number, y: number): Point {
  return { x: margin + (x - area.x) * scale, y: height - margin - (y - area.y) * scale }
}

function linkObject(
  { url, box }: LinkArea,
  sheet: WrittenSheet,
  anchors: ReadonlyMap<string, Place>,
  destination: (place: Place) => string | null,
): string | null {
  const [from, to] = [onSheet(sheet, box.x, box.y + box.height), onSheet(sheet, box.x + box.width, box.y)]
  const corners = [from.x, from.y, to.x, to.y].map((each) => pdfNumber(each)).join(' ')
  const head = `/Type/Annot/Subtype/Link/Rect[${corners}]/Border[0 0 0]`
  if (!url.startsWith('#')) {
    const address = allowedUrl(url)
    return address === undefined ? null : `<<${head}/A<</S/URI/URI${addressText(address)}>>>>`
  }
  const place = anchors.get(url)
  const dest = place ? destination(place) : null
  return dest === null ? null : `<<${head}/Dest${dest}>>`
}

/** Addresses are ASCII: everything else is written in percent. */
function addressText(url: string): string {
  return pdfText(url.toWellFormed().replace(/[^\x20-\x7e]+/g, encodeURIComponent))
}
