import { type Frame, turned } from '@ramify/document'
import { center, type Point, type Size } from '@ramify/geometry'
import type { ResizeHandle } from './handles.ts'

interface Pull {
  readonly smallest: Size
  readonly keepsAspect: boolean
  /** The middle stays instead of the opposite edge or corner. */
  readonly fromCentre: boolean
}

/** The frame that a handle gives which is pulled to a point of the page. */
export function pulledFrame(frame: Frame, { x, y }: ResizeHandle, to: Point, pull: Pull): Frame {
  const { smallest, keepsAspect, fromCentre } = pull
  const ratio = frame.height / frame.width
  const at = turned(to, center(frame), -frame.turn)
  const times = fromCentre ? 2 : 1
  const pulled = (side: -1 | 0 | 1, from: number, length: number, value: number, least: number) => {
    if (side === 0) return length
    const edge = side > 0 ? from + length : from
    return Math.max(least, length + (value - edge) * side * times)
  }
  let width = pulled(x, frame.x, frame.width, at.x, smallest.width)
  let height = pulled(y, frame.y, frame.height, at.y, smallest.height)
  if (keepsAspect && Number.isFinite(ratio) && ratio > 0) {
    if (x === 0) width = height / ratio
    else if (y === 0) height = width * ratio
    else if (height / width > ratio) width = height / ratio
    else height = width * ratio
  }
  // The middle of the opposite edge or corner stays, also of a shape that is turned.
  const middle = center(frame)
  const share = fromCentre ? 0 : 0.5
  const away = turned(
    { x: middle.x + x * (width - frame.width) * share, y: middle.y + y * (height - frame.height) * share },
    middle,
    frame.turn,
  )
  return { x: away.x - width / 2, y: away.y - height / 2, width, height, turn: frame.turn }
}
