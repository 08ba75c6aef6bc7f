import { fitInside } from '@ramify/geometry'
import { perEditor } from '../core/per-editor.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { pictureShelf } from './picture-shelf.ts'

/** The pictures of topics as they are painted in an overview: no larger than they are ever seen there. */
export const farPictures = perEditor((editor) => pictureShelf((resource) => fetchSmall(editor, resource)))

const limit = { width: 120, height: 120 }

async function fetchSmall({ assets }: MapEditor, resource: string): Promise<CanvasImageSource | null> {
  const url = await assets.url(resource)
  if (url === null) return null
  const image = new Image()
  image.src = url
  await image.decode()
  const { width, height } = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, limit)
  return createImageBitmap(image, {
    resizeWidth: Math.ceil(width),
    resizeHeight: Math.ceil(height),
    resizeQuality: 'medium',
  })
}
