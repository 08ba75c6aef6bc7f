import type { Point } from '@ramify/geometry'
import { panBy, type Viewport, zoomAt, zoomRange } from '../../core/viewport/viewport.ts'

/** One turn of a wheel or move on a trackpad. */
export interface WheelStep {
  readonly at: Point
  readonly delta: Point
  readonly zooms: boolean
}

type WheelLike = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function wheelStep(event: WheelLike, at: Point): WheelStep {
  const unit = units[event.deltaMode] ?? 1
  const delta = { x: event.deltaX * unit, y: event.deltaY * unit }
  // Browsers tell of a pinch on a trackpad as of a wheel with Ctrl.
  const zooms = event.ctrlKey || event.metaKey
  const isSideways = event.shiftKey && !zooms && delta.x === 0
  return { at, zooms, delta: isSideways ? { x: delta.y, y: 0 } : delta }
}

export function wheeled(view: Viewport, { at, delta, zooms }: WheelStep, least = zoomRange.least): Viewport {
  if (zooms) return zoomAt(view, at, view.zoom * zoomFactor(delta.y), least)
  return panBy(view, { x: -delta.x, y: -delta.y })
}

/** There and back is where it began; a notch of a wheel, many times a trackpad's step, does not leap. */
export function zoomFactor(delta: number): number {
  return Math.exp(-Math.min(notch, Math.max(-notch, delta)) * perPixel)
}

const notch = 24
const perPixel = 0.01
/** Pixels, lines, pages. */
const units: Readonly<Record<number, number>> = { 0: 1, 1: 16, 2: 400 }
