import type { Size } from '@ramify/geometry'

/** A square of a picture: where its middle is, in the picture's pixels, and how much it is enlarged. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1: as much of the picture as a square can hold. */
  readonly zoom: number
}

export const mostZoom = 4

/** The middle of the picture, as large as can be. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Never past the picture's edges, never nearer than `mostZoom`. */
export function cropWithin(size: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = Math.min(Math.max(wanted, 1), mostZoom)
  const half = sideOf(size, zoom) / 2
  return { x: between(x, half, size.width - half), y: between(y, half, size.height - half), zoom }
}

/** The square itself. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
