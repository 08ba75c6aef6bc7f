import type { LineSnapshot } from '@ramify/document'
import {
  type Cubic,
  cubicAt,
  cubicTangent,
  inflate,
  type Path,
  type Point,
  pathBounds,
  pathOf,
  type Rect,
  roundedRectangle,
  union,
} from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { colorOr } from '../colors.ts'
import { dashOf } from '../dash.ts'
import { varyFont } from '../fonts.ts'
import { labelOf } from '../label.ts'
import type { LabelPlace } from '../label-place.ts'
import { within } from '../numbers.ts'
import { filled, type Primitive, stroked } from '../primitives.ts'
import { typeStyle } from '../type-style.ts'
import { arrowByName } from './arrows.ts'
import { relationCurve } from './relation-curve.ts'

/** A relation line as it is drawn, with what a screen needs to select and bend it. */
export interface Relation {
  readonly line: LineSnapshot
  readonly curve: Cubic
  readonly path: Path
  readonly label: LabelPlace
  readonly bounds: Rect
  readonly primitives: readonly Primitive[]
}

export function drawRelation(
  line: LineSnapshot,
  from: Rect,
  to: Rect,
  theme: Theme,
  paper: string,
  measurer: Measurer,
): Relation {
  const { look } = line
  const curve = relationCurve(from, to, line.bend)
  const path = pathOf(curve)
  const color = colorOr(look.color, theme.relation.line) ?? theme.relation.line
  const width = within(look.width, 0.5, 20, theme.relation.width)
  const backwards = cubicTangent(curve, 0)
  const label = drawLabel(line, cubicAt(curve, 0.5), theme, paper, measurer)
  const primitives: Primitive[] = [
    stroked(path, color, width, dashOf(look.dash ?? theme.relation.dash)),
    ...arrowByName(look.startArrow, 'none')(curve.from, { x: -backwards.x, y: -backwards.y }, color, width),
    ...arrowByName(look.endArrow, 'open')(curve.to, cubicTangent(curve, 1), color, width),
    ...label.primitives,
  ]
  const reach = inflate(pathBounds(path) ?? from, 12)
  const bounds = label.box ? (union([reach, label.box]) ?? reach) : reach
  return { line, curve, path, label, bounds, primitives }
}

/** On a patch of the background, so that the line does not run through the words. */
function drawLabel({ text }: LineSnapshot, at: Point, theme: Theme, paper: string, measurer: Measurer): LabelPlace {
  const font = varyFont(typeStyle(theme.font, 'deeper').font, { size: 13 })
  const color = theme.relation.text
  const label = labelOf(text.text, font, color, measurer)
  const place = { at, align: 'center', font, color, fill: paper } as const
  if (label.width === 0) return { ...place, box: null, primitives: [] }
  const left = at.x - label.width / 2
  const box = { x: left - 6, y: at.y - 10, width: label.width + 12, height: 20 }
  return { ...place, box, primitives: [filled(roundedRectangle(box, 4), paper), ...label.draw(left, at.y)] }
}
