import type { LineSnapshot } from '@ramify/document'
import { type Cubic, center, inflate, type Point, type Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { middleOf, outwardFrom, sideOf } from '../outward.ts'

/** A topic, or a place where one could be. */
export interface RelationEnd extends Rect {
  readonly place?: { readonly stacksDown: boolean }
  /** Where lines of the tree leave it and arrive. */
  readonly lineSides?: readonly Direction[]
  /** Without children it stands close to its siblings. */
  readonly isLeaf?: boolean
  /** How far inside of a side its outline is. */
  insetAt?(side: Direction, along: number): number
}

/** The way of a relation line from one topic to another, with people's bends or without. */
export function relationCurve(from: RelationEnd, to: RelationEnd, bend: LineSnapshot['bend']): Cubic {
  const [first, second] = bend
  if (!first) {
    const isInRows = from.place?.stacksDown === false && to.place?.stacksDown === false
    return automaticCurve(withAir(from), withAir(to), isInRows)
  }
  const last = second ?? first
  const start = ontoOutline(from, leaving(inflate(from, air), first))
  const end = ontoOutline(to, leaving(inflate(to, air), last))
  return { from: start, control1: plus(start, first), control2: plus(end, last), to: end }
}

/** The bend that brings one control point of a line to a place; the other one stays where it is. */
export function bendThrough(
  from: RelationEnd,
  to: RelationEnd,
  bend: LineSnapshot['bend'],
  which: 'control1' | 'control2',
  point: Point,
): Point[] {
  const curve = { ...relationCurve(from, to, bend), [which]: point }
  return [vectorTo(inflate(from, air), curve.control1), vectorTo(inflate(to, air), curve.control2)]
}

/** Between a topic and the end of a line: the tip of an arrow points at it, and does not touch it. */
const air = 6
/** Inside of a topic there is no place for a control point: it stands so far outside. */
const nearest = 8

/** Where a line that first goes this way leaves a box: as if it came from the middle. */
function leaving(box: Rect, way: Point): Point {
  const middle = center(box)
  const share = shareInside(box, way)
  return Number.isFinite(share) ? plus(middle, { x: way.x * share, y: way.y * share }) : middleOf(box, 'down')
}

/** What has to be added to the place where a line leaves a box to get to a point. */
function vectorTo(box: Rect, point: Point): Point {
  const middle = center(box)
  const way = { x: point.x - middle.x, y: point.y - middle.y }
  const length = Math.hypot(way.x, way.y)
  if (length === 0) return { x: 0, y: nearest }
  const outside = Math.max(nearest / length, 1 - shareInside(box, way))
  return { x: way.x * outside, y: way.y * outside }
}

/** How much of a way from the middle of a box lies in it; more than 1 where it does not lead out. */
function shareInside({ width, height }: Rect, { x, y }: Point): number {
  return Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
}

function withAir(end: RelationEnd): RelationEnd {
  const insetAt = (side: Direction, along: number) => end.insetAt?.(side, along) ?? 0
  return { ...inflate(end, air), lineSides: end.lineSides ?? [], isLeaf: end.isLeaf ?? false, insetAt }
}

/** A place at the edge of a box with air around it, moved inwards to where the topic begins. */
function ontoOutline(end: RelationEnd, point: Point): Point {
  if (!end.insetAt) return point
  const { x, y, width, height } = end
  if (point.x <= x || point.x >= x + width) {
    if (point.y <= y || point.y >= y + height) return point
    const isLeft = point.x <= x
    return { x: point.x + (isLeft ? 1 : -1) * end.insetAt(isLeft ? 'left' : 'right', point.y), y: point.y }
  }
  const isAbove = point.y <= y
  return { x: point.x, y: point.y + (isAbove ? 1 : -1) * end.insetAt(isAbove ? 'up' : 'down', point.x) }
}

/**
 * Topics beside each other are joined by the sides that face each other, with a bow away from the middle of the map, where the
 * trunk is. Where one stands above the other, a line between them would strike through all that is between: it goes around, on
 * the outer side. In rows it goes around below or above instead, as there the lines of the tree leave at the top and bottom.
 */
function automaticCurve(from: RelationEnd, to: RelationEnd, isInRows: boolean): Cubic {
  const a = center(from)
  const b = center(to)
  if (isInRows) {
    const isBeside = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y)
    return around(from, to, isBeside ? (a.y + b.y >= 0 ? 'down' : 'up') : a.x + b.x >= 0 ? 'right' : 'left')
  }
  const gapX = Math.max(to.x - from.x - from.width, from.x - to.x - to.width)
  const gapY = Math.max(to.y - from.y - from.height, from.y - to.y - to.height)
  if (gapX <= 0 || gapX < gapY) return around(from, to, a.x + b.x >= 0 ? 'right' : 'left')
  return across(from, to)
}

/** Out of both on one side. */
function around(from: RelationEnd, to: RelationEnd, side: Direction): Cubic {
  const [out, along] = side === 'left' || side === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const isAfter = center(to)[along] > center(from)[along]
  const [next, before] = along === 'y' ? (['down', 'up'] as const) : (['right', 'left'] as const)
  const start = attach(from, side, isAfter ? next : before)
  const end = attach(to, side, isAfter ? before : next)
  const way = end[along] - start[along]
  const reach = Math.min(160, Math.max(30, Math.hypot(end.x - start.x, end.y - start.y) / 4))
  const sign = side === 'down' || side === 'right' ? 1 : -1
  const furthest = sign * (Math.max(sign * start[out], sign * end[out]) + reach)
  const control = (point: Point, part: number): Point =>
    out === 'x' ? { x: furthest, y: point.y + part * way } : { x: point.x + part * way, y: furthest }
  return { from: start, control1: control(start, 0.2), control2: control(end, -0.2), to: end }
}

/** Out of one to the other that stands beside it. */
function across(from: RelationEnd, to: RelationEnd): Cubic {
  const way = from.x < to.x ? 1 : -1
  const sign = center(from).y + center(to).y >= 0 ? 1 : -1
  const away = sign > 0 ? 'down' : 'up'
  const start = attach(from, way > 0 ? 'right' : 'left', away)
  const end = attach(to, way > 0 ? 'left' : 'right', away)
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const out = way * Math.max(20, length / 3)
  const bow = sign * Math.min(90, length / 5)
  return {
    from: start,
    control1: { x: start.x + out, y: start.y + bow },
    control2: { x: end.x - out, y: end.y + bow },
    to: end,
  }
}

/**
 * The middle of a side; where lines of the tree are there, beside them: near that side, on the next one. Leaves stand so close to each
 * other that nobody could tell to which of two a line leads that ends between them: there it ends on the same side, at its corner.
 */
function attach(box: RelationEnd, side: Direction, next: Direction): Point {
  if (!box.lineSides?.includes(side)) return onSide(box, side, middleAlong(box, side))
  if (box.isLeaf && (side === 'left' || side === 'right')) {
    return onSide(box, side, next === 'down' ? box.y + box.height - air : box.y + air)
  }
  const [start, end] = sideOf(box, next)
  const inward = Math.min(fromCorner, (end - start) / 3)
  return onSide(box, next, side === 'right' || side === 'down' ? end - inward : start + inward)
}

function onSide(box: RelationEnd, side: Direction, along: number): Point {
  return outwardFrom(box, side)(-(box.insetAt?.(side, along) ?? 0), along)
}

function middleAlong(box: Rect, side: Direction): number {
  const [start, end] = sideOf(box, side)
  return (start + end) / 2
}

/** So far from the corner of a topic a line begins that keeps clear of one of its sides. */
const fromCorner = 24

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}
