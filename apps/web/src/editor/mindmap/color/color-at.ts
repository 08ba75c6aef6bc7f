import { contains, distanceToPath, isInside, type Point, translateRect } from '@ramify/geometry'
import type { Primitive, Scene, ShapePrimitive, TextPrimitive, Topic } from '@ramify/scene'

/**
 * The colour of what is drawn at a point of the map: of words, a border, a fill or a line, else of the paper. Lines count
 * so far beside them, as they are thin. Pictures are passed over: what they look like only the browser knows.
 */
export function colorAt(scene: Scene, point: Point, slack: number): string {
  const area = { x: point.x - slack, y: point.y - slack, width: 2 * slack, height: 2 * slack }
  const about = scene.visible(area)
  const under = scene.placeOf(scene.nodeAt(point) ?? '')
  const [over, behind] = rangesAt(scene, point)
  return (
    first(over, (primitives) => painted(primitives, point, slack)) ??
    first(about, ({ foldMark }) => painted(foldMark, point, 0)) ??
    (under && onTopic(under, point)) ??
    first(relationsAt(scene, point), (primitives) => painted(primitives, point, slack)) ??
    first(
      about.toReversed().flatMap(({ ties }) => ties),
      (tie) => onLine(tie, point, slack),
    ) ??
    first(behind, (primitives) => painted(primitives, point, slack)) ??
    scene.paper
  )
}

function first<Thing>(things: readonly Thing[], look: (thing: Thing) => string | null): string | null {
  for (const thing of things) {
    const color = look(thing)
    if (color !== null) return color
  }
  return null
}

function relationsAt({ relations }: Scene, point: Point): (readonly Primitive[])[] {
  const here = relations.filter(({ bounds }) => contains(bounds, point)).reverse()
  return here.map(({ primitives }) => primitives)
}

/** Summaries over the topics, boundaries behind them; the last painted first. */
function rangesAt({ ranges }: Scene, point: Point): [(readonly Primitive[])[], (readonly Primitive[])[]] {
  const here = ranges.filter(({ bounds }) => contains(bounds, point)).reverse()
  const of = (layer: 'over' | 'behind') =>
    here.filter((range) => range.layer === layer).map(({ primitives }) => primitives)
  return [of('over'), of('behind')]
}

function onTopic({ x, y, face }: Topic, point: Point): string | null {
  return painted(face.primitives, { x: point.x - x, y: point.y - y }, 0)
}

/** What was painted last lies on top. */
function painted(primitives: readonly Primitive[], point: Point, slack: number): string | null {
  return first(primitives.toReversed(), (primitive) => {
    if (primitive.kind === 'text') return isOnWords(primitive, point) ? primitive.color : null
    return primitive.kind === 'shape' ? onShape(primitive, point, slack) : null
  })
}

function onShape(shape: ShapePrimitive, point: Point, slack: number): string | null {
  const { path, fill, stroke, strokeWidth } = shape
  if (stroke !== null && strokeWidth > 0) {
    const reach = strokeWidth / 2 + slack
    if (distanceToPath(path, point, reach) <= reach) return stroke
  }
  return fill !== null && isInside(path, point) ? fill : null
}

/** A line that grows thinner is a shape with a fill. */
function onLine(line: ShapePrimitive, point: Point, slack: number): string | null {
  const reach = line.strokeWidth / 2 + slack
  if (distanceToPath(line.path, point, reach) <= reach) return line.stroke ?? line.fill
  return onShape(line, point, slack)
}

function isOnWords({ x, baseline, width, font: { size } }: TextPrimitive, point: Point): boolean {
  return contains(translateRect({ x: 0, y: -0.8 * size, width, height: size }, { x, y: baseline }), point)
}
