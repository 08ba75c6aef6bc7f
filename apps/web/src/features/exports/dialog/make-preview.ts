import { type DrawnFormat, exportDocument, type FileFormat, formats } from '@ramify/formats'
import type { Editor } from '../../../editor/editor-kind.ts'
import { canvasBlob, drawPage } from '../../../editor/views/pictures/draw-page.ts'
import type { ExportFormat } from '../formats/export-format.ts'
import { browserPorts } from '../render/browser-ports.ts'
import type { ExportSource } from '../source.ts'
import { guessBytes } from './picture-size.ts'

/** What the dialog shows of an export before it is made. */
export interface Preview {
  readonly picture: Blob | null
  /** The beginning of a file that is text. */
  readonly text: string | null
  /** Of the drawing, at scale 1. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** Of the file; `isExact` where it is written already. */
  readonly bytes: { readonly count: (scale: number) => number; readonly isExact: boolean } | null
}

export interface PreviewOrder {
  readonly source: ExportSource
  /** Of the document, where it is open. */
  readonly editor: Editor | null
  readonly format: ExportFormat
  readonly isTransparent: boolean
  readonly isPart: boolean
  readonly watermark: string
  readonly signal: AbortSignal
}

/** What the preview may take in pixels, on a sharp screen. */
const box = { width: 912, height: 660 }
const longestText = 4_000

export async function makePreview(order: PreviewOrder): Promise<Preview> {
  const { format } = order
  const drawn = await drawing(order)
  if (format.isDrawn) return { ...drawn, text: null }
  const { writer }: FileFormat = formats[format.id as keyof typeof formats]
  const written = writer?.write([await order.source.read('data')]) ?? ''
  const count = typeof written === 'string' ? new Blob([written]).size : written.length
  const bytes = { count: () => count, isExact: true }
  const isText = format.isText && typeof written === 'string'
  return { ...drawn, size: null, bytes, text: isText ? written.slice(0, longestText) : null }
}

type Drawing = Omit<Preview, 'text'>

function drawing(order: PreviewOrder): Promise<Drawing> {
  return order.editor ? drawnByEditor(order.editor, order) : drawnAlone(order)
}

/** What is on the screen, as the editor draws it. */
async function drawnByEditor(
  editor: Editor,
  { format, isTransparent, isPart, watermark }: PreviewOrder,
): Promise<Drawing> {
  const words = format.isDrawn ? watermark : ''
  const page = editor.kind.pictures.page(editor, { isPart: isPart && format.isDrawn, words })
  const { width, height } = page.bounds
  const scale = Math.min(2, box.width / width, box.height / height)
  const canvas = await drawPage(page, editor.assets, { scale, isTransparent: isTransparent && format.isDrawn })
  const type = format.id === 'jpg' ? 'image/jpeg' : 'image/png'
  const picture = await canvasBlob(canvas, type)
  const small = { bytes: picture.size, pixels: canvas.width * canvas.height }
  const isPicture = format.id === 'png' || format.id === 'jpg'
  const count = (at: number) => guessBytes(small, width * at * height * at)
  return { picture, size: { width, height }, bytes: isPicture ? { count, isExact: false } : null }
}

/** A document that is not open is drawn as it would be exported. */
async function drawnAlone({ source, format, isTransparent, watermark, signal }: PreviewOrder): Promise<Drawing> {
  const document = await source.read('drawing')
  const ports = await browserPorts(document, { signal })
  const settings = { transparent: isTransparent, ...(format.isDrawn && watermark !== '' && { watermark }) }
  const svg = await exportDocument(document, 'svg' satisfies DrawnFormat, settings, ports)
  const text = new TextDecoder().decode(svg.subarray(0, 2_000))
  const [, width = '0', height = '0'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  const bytes = format.id === 'svg' ? { count: () => svg.length, isExact: true } : null
  return { picture: new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }), size, bytes }
}
