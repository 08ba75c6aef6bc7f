import type { ShapeSnapshot } from '@ramify/document'
import { type Rect, type Size, scalePath, translatePath } from '@ramify/geometry'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import { commentMiddle, type MarkName, markGrid, markPaths, mostComments } from '../../drawing/marks.ts'
import { drawn, type Primitive } from '../../drawing/primitives.ts'
import type { FaceTools } from '../faces/shape-face.ts'

/** A sign above the right upper corner of a shape: that it leads somewhere, has a note, or is talked about. */
export interface ShapeMark extends Rect {
  readonly kind: MarkName
}

/** From the left upper corner of the shape, the last one at its right end. */
export function marksOf({ link, note }: ShapeSnapshot, comments: number, { width }: Size): readonly ShapeMark[] {
  const kinds: MarkName[] = []
  if (link) kinds.push('link')
  if (note.text !== '') kinds.push('note')
  if (comments > 0) kinds.push('comment')
  if (kinds.length === 0) return noMarks
  return kinds.map((kind, nth) => {
    return { kind, x: width - (kinds.length - nth) * (size + gap) + gap, y: -size - gap, width: size, height: size }
  })
}

export function drawMark({ kind, x, y }: ShapeMark, comments: number, { theme, measurer }: FaceTools): Primitive[] {
  const { text: color, font } = theme.connector
  const path = translatePath(scalePath(markPaths[kind], size / markGrid), x, y)
  if (kind !== 'comment') return [drawn(path, color, 1.25)]
  const number = String(Math.min(comments, mostComments))
  const label = labelOf(number, varyFont(font, { size: 8, weight: 600 }), color, measurer)
  const middle = x + commentMiddle.x * size
  return [drawn(path, color, 1.25), ...label.draw(middle - label.width / 2, y + commentMiddle.y * size)]
}

const noMarks: readonly ShapeMark[] = []
const size = 15
const gap = 3
