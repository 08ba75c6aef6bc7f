import { tileSide } from '@ramify/scene'
import type { Viewport } from '../core/viewport/viewport.ts'

/** Moves tiles that are laid from the screen's corner, as large as the resting view wants them, so that they meet the map's. */
export function inStep({ x, y, zoom }: Viewport, rest: Viewport): string {
  const step = tileSide * zoom
  const start = (at: number) => -((((at * zoom) % step) + step) % step)
  return `translate(${start(x)}px, ${start(y)}px) scale(${zoom / rest.zoom})`
}
