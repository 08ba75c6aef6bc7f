import { fitInside } from '@ramify/geometry'
import type { Assets } from '../core/ports.ts'
import { type PictureShelf, pictureShelf } from './picture-shelf.ts'

/** The pictures of a document as they are painted from far away: no larger than they are ever seen there. */
export function createFarPictures(assets: Assets): PictureShelf<CanvasImageSource> {
  return pictureShelf((resource) => fetchSmall(assets, resource))
}

const limit = { width: 120, height: 120 }

async function fetchSmall(assets: Assets, resource: string): Promise<CanvasImageSource | null> {
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
