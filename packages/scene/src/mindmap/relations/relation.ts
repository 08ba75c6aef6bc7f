import type { LineSnapshot } from '@ramify/document'
import {
  type Cubic,
  cubicAt,
  cubicTangent,
  inflate,
  type Path,
  pathBounds,
  pathOf,
  type Rect,
  roundedRectangle,
  type Size,
  union,
} from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { varyFont } from '../../drawing/fonts.ts'
import { type Gap, pathWithGaps } from '../../drawing/gaps.ts'
import { labelOf } from '../../drawing/label.ts'
import type { LabelPlace } from '../../drawing/label-place.ts'
import { within } from '../../drawing/numbers.ts'
import { filled, type Primitive, type ShapePrimitive, stroked } from '../../drawing/primitives.ts'
import { fontOf } from '../../drawing/text-block.ts'
import { typeStyle } from '../type-style.ts'
import { arrowByName } from './arrows.ts'
import { boxAround, labelAlong, type Room } from './label-along.ts'
import { relationCurve } from './relation-curve.ts'

/** A relation line as it is drawn, with what a screen needs to select and bend it. */
export interface Relation {
  readonly line: LineSnapshot
  readonly curve: Cubic
  readonly path: Path
  readonly label: LabelPlace
  readonly bounds: Rect
  /** Its way, and after that its arrows. Words are drawn over the lines of all relations. */
  readonly strokes: readonly [ShapePrimitive, ...Primitive[]]
  /** All that is drawn of it. */
  readonly primitives: readonly Primitive[]
}

/** The same with parts of the line left out, where it passes words that stand on nothing. */
export function withGaps(relation: Relation, gaps: readonly Gap[]): Relation {
  if (gaps.length === 0) return relation
  const [way, ...arrows] = relation.strokes
  const strokes = [{ ...way, path: pathWithGaps(relation.curve, gaps) }, ...arrows] as const
  return { ...relation, strokes, primitives: [...strokes, ...relation.label.primitives] }
}

/** Its words stand where there is room for them. */
export function drawRelation(
  line: LineSnapshot,
  from: Rect,
  to: Rect,
  roomAt: (box: Rect) => Room,
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
  const label = drawLabel(line, curve, roomAt, theme, paper, measurer)
  const way = stroked(path, color, width, dashOf(look.dash ?? theme.relation.dash))
  const strokes: Relation['strokes'] = [
    way,
    ...arrowByName(look.startArrow, 'none')(curve.from, { x: -backwards.x, y: -backwards.y }, color, width),
    ...arrowByName(look.endArrow, 'open')(curve.to, cubicTangent(curve, 1), color, width),
  ]
  const reach = inflate(pathBounds(path) ?? from, 12)
  const bounds = label.box ? (union([reach, label.box]) ?? reach) : reach
  return { line, curve, path, label, bounds, strokes, primitives: [...strokes, ...label.primitives] }
}

/** Whether its words would stand now where they do. */
export function hasLabelStill({ curve, label: { box, at } }: Relation, roomAt: (box: Rect) => Room): boolean {
  if (!box) return true
  const now = labelAlong(curve, box, roomAt)
  return now.x === at.x && now.y === at.y
}

/** As large as the words: what is behind a larger one would be missed. */
function patchOf(width: number, size: number): Size {
  return { width: width + 4, height: size + 3 }
}

const labelSize = 13

/** On a patch of the background, so that the line does not run through the words. */
function drawLabel(
  { text, look }: LineSnapshot,
  curve: Cubic,
  roomAt: (box: Rect) => Room,
  theme: Theme,
  paper: string,
  measurer: Measurer,
): LabelPlace {
  const font = fontOf(varyFont(typeStyle(theme.font, 'deeper').font, { size: labelSize }), look)
  const color = colorOr(look.textColor, theme.relation.text) ?? theme.relation.text
  const words = labelOf(text.text, font, color, measurer)
  const patch = patchOf(words.width, font.size)
  const at = words.width === 0 ? cubicAt(curve, 0.5) : labelAlong(curve, patch, roomAt)
  const place = { at, align: 'center', font, color, fill: paper } as const
  if (words.width === 0) return { ...place, box: null, primitives: [] }
  const box = boxAround(at, patch)
  const drawn = words.draw(at.x - words.width / 2, at.y)
  return { ...place, box, primitives: [filled(roundedRectangle(box, 4), paper), ...drawn] }
}
