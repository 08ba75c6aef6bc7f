import { PNG } from 'pngjs'
import type { Still } from './film.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of every pixel. */
  readonly data: Uint8Array
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const develop = (still: Still): Picture => PNG.sync.read(still.png)

/** Share of pixels below a row that are visibly not the same in both pictures; 1 when the sizes differ. */
export function difference(a: Picture, b: Picture, row: number): number {
  if (a.width !== b.width || a.height !== b.height) return 1
  let different = 0
  for (let at = 4 * row * a.width; at < a.data.length; at += 4) if (distance(a.data, at, b.data, at) > 16) different++
  return different / (a.width * a.height)
}

/** The colour that most pixels have: what is seen where nothing is drawn. */
export function background(picture: Picture): Uint8Array {
  const counts = new Map<number, number>()
  for (let at = 0; at < picture.data.length; at += 4 * 7) {
    const colour = ((picture.data[at] ?? 0) << 16) | ((picture.data[at + 1] ?? 0) << 8) | (picture.data[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const colour = most?.[0] ?? 0xffffff
  return Uint8Array.of(colour >> 16, (colour >> 8) & 255, colour & 255, 255)
}

/** Half a node of a pixel, in a light colour, is seen by nobody but must count. */
const leastInk = 2

/** Whether anything but the background is seen in a part of the picture. */
export function hasInk(picture: Picture, area: Area, paper: Uint8Array): boolean {
  for (let y = Math.floor(area.top); y < Math.ceil(area.bottom); y++) {
    for (let x = Math.floor(area.left); x < Math.ceil(area.right); x++) {
      if (distance(picture.data, 4 * (y * picture.width + x), paper, 0) > leastInk) return true
    }
  }
  return false
}

/** Of the channel that differs most. */
function distance(a: Uint8Array, from: number, b: Uint8Array, to: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs((a[from + channel] ?? 0) - (b[to + channel] ?? 0)))
  }
  return most
}
