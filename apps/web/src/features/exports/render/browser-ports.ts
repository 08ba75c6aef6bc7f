import { contentToJson } from '@ramify/document'
import { type ExportPorts, type FileDocument, type FileResource, imageTypeOf, sizeOf } from '@ramify/formats'
import type { FormulaSetter } from '@ramify/scene'
import { calendar } from '../../../editor/mindmap/tasks/calendar.ts'
import { emojiPictures } from '../../../platform/emoji/emoji-pictures.ts'
import { canvasMeasurer, prepareWidths } from '../../../platform/fonts/index.ts'
import { openFonts } from './open-fonts.ts'
import { rasterize } from './rasterize.ts'

type Image = NonNullable<ReturnType<ExportPorts['image']>>

interface Options {
  readonly onProgress?: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** Draws documents with the fonts and pictures of this page: what differs here from the server. */
export async function browserPorts(document: FileDocument, options: Options): Promise<ExportPorts> {
  const [formulas, fonts, images] = await Promise.all([formulasOf(document), openFonts(), imagesOf(document.resources)])
  const prepared = { calendar: calendar.get(), ...(formulas && { formulas }) }
  // Composed once for its fonts: widths that are guessed are others than those on the screen.
  sizeOf(document, {}, { measurer: canvasMeasurer(), ...prepared })
  await prepareWidths([])
  return {
    ...options,
    ...prepared,
    measurer: canvasMeasurer(),
    prepare: async ({ texts, emoji }) => {
      await Promise.all([fonts.fetch(texts), ...[...emoji].map((name) => emojiPictures.fetched(name))])
    },
    glyphs: fonts.glyphs,
    emoji: (name) => ownIds(emojiPictures.body(name), name),
    image: (resource) => images.get(resource) ?? null,
    rasterize,
  }
}

/** Several pictures stand in one drawing, and some of them name a part in the same way. */
const ownIds = (body: string | null, name: string): string | null =>
  body?.replace(/(\bid="|url\(#|href="#)/g, `$1${name}_`) ?? null

/** What sets formulas is large: most documents have none. */
async function formulasOf({ content }: FileDocument): Promise<FormulaSetter | null> {
  if (!contentToJson(content).includes('"formula"')) return null
  return (await import('@ramify/formula')).texSetter
}

async function imagesOf(resources: readonly FileResource[]): Promise<Map<string, Image>> {
  const images = new Map<string, Image>()
  // One after the other: each is as large as its pixels while it is read.
  for (const { id, bytes } of resources) {
    const image = await imageOf(bytes).catch(() => null)
    if (image) images.set(id, image)
  }
  return images
}

/** JPG as it is; everything else anew as PNG of 8 bits, which every format can hold. */
async function imageOf(bytes: Uint8Array): Promise<Image | null> {
  const type = imageTypeOf(bytes)
  if (type === null) return null
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  try {
    const { width, height } = bitmap
    if (type === 'jpg') return { type, bytes, width, height }
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const png = await canvas.convertToBlob({ type: 'image/png' })
    return { type: 'png', bytes: new Uint8Array(await png.arrayBuffer()), width, height }
  } finally {
    bitmap.close()
  }
}
