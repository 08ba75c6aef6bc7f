import type { NodeId } from '@ramify/document'
import { inflate, type Rect } from '@ramify/geometry'
import { type Canvas2D, emojiIn, type Layer, paintCanvas, type Scene } from '@ramify/scene'
import { emojiBitmap, prepareEmoji } from '../../../platform/emoji/index.ts'
import { loadImages, naturalSize } from '../../canvas/load-images.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'

/** Around what is drawn, in the map. */
const padding = 24
/** Twice as sharp as on the screen, but no larger than every browser can hold. */
const sharpness = 2
const longest = 8_000

/** The branch of the lead topic as a picture, on its own paper; with the root or nothing selected, the whole map. */
export async function pictureOfSelection(editor: MapEditor): Promise<Blob> {
  const scene = editor.scene.get()
  const { box, layers } = drawn(scene, leadOf(editor.selectedTopics.get()))
  const area = inflate(box, padding)
  const scale = Math.min(sharpness, longest / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(area.width * scale)
  canvas.height = Math.ceil(area.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale)
  const paper = [[{ x: 0, y: 0, primitives: scene.background(area) }]]
  const [images] = await Promise.all([
    loadImages(editor.assets, [...paper, ...layers], 'original'),
    prepareEmoji(emojiIn(layers)),
  ])
  const image = (resource: string) => images.get(resource) ?? null
  const options = { scale, image, sizeOf: naturalSize, emoji: emojiBitmap }
  paintCanvas(context as Canvas2D<CanvasImageSource>, [...paper, ...layers], options)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png'),
  )
}

function drawn(scene: Scene, lead: NodeId | null): { box: Rect; layers: readonly Layer[] } {
  const alone = lead === null || lead === scene.snapshot.root ? undefined : scene.branchAlone(lead)
  return alone ?? { box: scene.bounds, layers: scene.layers() }
}
