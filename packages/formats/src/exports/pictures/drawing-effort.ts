import { pathBounds, type Size } from '@ramify/geometry'
import { FileError } from '../../files/file-error.ts'
import type { ExportPage } from '../pages/export-page.ts'

/**
 * How far all shapes of a picture reach together, in pixels: twenty thousand relation lines through a tall map reach further. That is
 * some ten seconds of drawing, which nobody can stop.
 */
const mostReach = 80_000_000

/** Refuses a picture that would take minutes to draw, with a scale at which it would not. */
export function refuseEndless(page: ExportPage, size: Size, scale: number): void {
  const shapes = page
    .layers(page.bounds)
    .flatMap((layer) => layer.flatMap(({ primitives }) => primitives))
    .filter((primitive) => primitive.kind === 'shape')
  // None reaches further than the picture: most documents need not be measured.
  if (shapes.length * (size.width + size.height) <= mostReach) return
  let reach = 0
  for (const { path } of shapes) {
    const bounds = pathBounds(path)
    if (bounds) reach += (bounds.width + bounds.height) * scale
  }
  if (reach <= mostReach) return
  const fits = Math.floor((scale * mostReach * 10_000) / reach) / 10_000
  throw new FileError('too-large', `${shapes.length} shapes are too many; at scale ${fits} they can be drawn`, {
    largestScale: fits,
  })
}
