import type { CalloutSnapshot } from '@ramify/document'
import { inflate, type Path, type Point, pathBounds, type Rect } from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import type { LabelPlace } from '../../drawing/label-place.ts'
import { within } from '../../drawing/numbers.ts'
import type { Primitive, ShapePrimitive, TextPrimitive } from '../../drawing/primitives.ts'
import { textPieces } from '../../drawing/text-pieces.ts'
import type { Role } from '../roles.ts'
import { type Bubble, bubbleRoom } from './bubble.ts'
import { bubblePath } from './bubble-path.ts'

/** A callout as it is drawn, with what a screen needs to take hold of it and to write in it. */
export interface DrawnCallout {
  readonly callout: CalloutSnapshot
  /** Without its pointer. */
  readonly box: Rect
  /** Its outline. */
  readonly path: Path
  readonly label: LabelPlace
  readonly bounds: Rect
  readonly primitives: readonly Primitive[]
}

/** In the colours of a summary of the branch: both say something about topics. */
export function drawCallout(
  callout: CalloutSnapshot,
  bubble: Bubble,
  middle: Point,
  target: Rect,
  role: Role,
  paper: string,
): DrawnCallout {
  const { look } = callout
  const { width, height } = bubble
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  const path = bubblePath(box, target)
  const fill = colorOr(look.fill, role.fill) ?? paper
  const color = colorOr(look.color, role.color) ?? role.color
  const shape: ShapePrimitive = {
    kind: 'shape',
    path,
    fill,
    stroke: colorOr(look.border, role.line.color),
    strokeWidth: within(look.borderWidth, 0, 20, 1),
    dash: [],
    round: true,
  }
  const words = drawWords(callout, bubble, box, color)
  return {
    callout,
    box,
    path,
    label: { at: middle, align: 'center', font: bubble.font, color, fill, box, room: bubbleRoom, primitives: [] },
    bounds: inflate(pathBounds(path) ?? box, Math.max(1, shape.strokeWidth)),
    primitives: [shape, ...words],
  }
}

/** Lines at the middle, one below the other. */
function drawWords({ look }: CalloutSnapshot, { block }: Bubble, box: Rect, color: string): TextPrimitive[] {
  const top = box.y + (box.height - block.height) / 2
  return block.setLines().flatMap(({ pieces }, nth) => {
    const line = block.lines[nth]
    if (!line) return []
    const left = box.x + (box.width - line.width) / 2
    return pieces.flatMap((piece) => {
      const { color: own, underline, strike } = piece.run.attributes
      return textPieces(piece, left, top + line.baseline, {
        color: colorOr(own, color) ?? color,
        underline: underline ?? look.underline ?? false,
        strike: strike ?? look.strike ?? false,
      })
    })
  })
}
