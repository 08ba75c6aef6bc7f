import type { Layer, Primitive } from '@ramify/scene'
import type { Assets } from '../core/ports.ts'

/** The images that layers show, to be painted on a canvas. Those that do not come leave the grey field that stands for them, or the bare paper. */
export async function loadImages(
  { url }: Pick<Assets, 'url'>,
  layers: readonly Layer[],
  backdropSize?: 'original',
): Promise<Map<string, HTMLImageElement>> {
  const primitives: Primitive[] = layers.flat().flatMap((drawing) => drawing.primitives)
  const wanted = new Map<string, 'original' | undefined>()
  for (const each of primitives) if (each.kind === 'image') wanted.set(each.resource, undefined)
  for (const each of primitives) if (each.kind === 'backdrop') wanted.set(each.resource, backdropSize)
  const loaded = new Map<string, HTMLImageElement>()
  await Promise.all(
    [...wanted].map(async ([resource, size]) => {
      const address = await url(resource, size).catch(() => null)
      if (address === null) return
      const image = new Image()
      // Or a picture of another server could not be taken out of the canvas again.
      image.crossOrigin = 'anonymous'
      image.src = address
      await image.decode().then(
        () => loaded.set(resource, image),
        () => undefined,
      )
    }),
  )
  return loaded
}

export const naturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})
