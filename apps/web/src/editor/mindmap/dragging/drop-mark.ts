import type { Side } from '@ramify/document'
import { center, type Path, type Point } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { sideOf } from '../sides/sides.ts'

/** How the place of a drop is shown, in map coordinates. */
export interface DropMark {
  /** Where the first of the branches would stand: a line as wide as a topic there. */
  readonly pill: { readonly from: Point; readonly to: Point }
  /** The line that would lead to it. */
  readonly line: Path
}

export function markBeside(scene: Scene, topic: Topic, parent: Topic, isBefore: boolean): DropMark {
  const gap = gapBeside(scene, topic, parent, isBefore)
  const { x, y, width, height } = topic
  if (parent.place.stacksDown) {
    const across = isBefore ? y - gap : y + height + gap
    const from = { x, y: across }
    const to = { x: x + width, y: across }
    if (topic.place.ends?.arrives === 'y') return strung(topic, parent, from, to)
    const isLeft = sideOf(parent, center(topic)) === 'left'
    return { pill: { from, to }, line: curve(leaving(topic, parent), isLeft ? to : from, true) }
  }
  const across = isBefore ? x - gap : x + width + gap
  const from = { x: across, y }
  const to = { x: across, y: y + height }
  if (topic.place.ends?.arrives === 'x') return strung(topic, parent, from, to)
  return { pill: { from, to }, line: curve(leaving(topic, parent), parent.direction === 'up' ? to : from, false) }
}

/** On a line that leads from one sibling to the next. */
function strung(topic: Topic, parent: Topic, from: Point, to: Point): DropMark {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return { pill: { from, to }, line: curve(leaving(topic, parent), middle, topic.place.ends?.leaves === 'x') }
}

/** After the last child, or where the first one would stand. */
export function markInto(scene: Scene, topic: Topic, side: Side | undefined): DropMark {
  const last = lastChild(scene, topic, side)
  if (last) return markBeside(scene, last, topic, false)
  const middle = center(topic)
  const isLeft = side ? side === 'left' : topic.direction === 'left'
  if (topic.direction === 'up' || topic.direction === 'down') {
    const [edge, sign] = topic.direction === 'up' ? [topic.y, -1] : [topic.y + topic.height, 1]
    const near = { x: middle.x, y: edge + sign * room }
    return {
      pill: { from: near, to: { x: near.x, y: near.y + sign * 24 } },
      line: curve({ x: middle.x, y: edge }, near, false),
    }
  }
  const [edge, sign] = isLeft ? [topic.x, -1] : [topic.x + topic.width, 1]
  const from = { x: edge, y: middle.y + topic.face.port }
  const near = { x: edge + sign * room, y: from.y }
  return { pill: { from: near, to: { x: near.x + sign * 64, y: near.y } }, line: curve(from, near, true) }
}

/** From a topic to a first child that is not there yet. */
const room = 28
/** At most so far from the topic it belongs to: between large branches the middle of the gap says nothing. */
const widest = 12

function gapBeside(scene: Scene, topic: Topic, parent: Topic, isBefore: boolean): number {
  const siblings = parent.face.node.children
  const neighbourId = siblings[siblings.indexOf(topic.id) + (isBefore ? -1 : 1)]
  const neighbour = neighbourId === undefined ? undefined : scene.placeOf(neighbourId)
  if (!neighbour || sideOf(parent, center(neighbour)) !== sideOf(parent, center(topic))) return widest / 2
  const [first, second] = isBefore ? [neighbour, topic] : [topic, neighbour]
  const gap = parent.place.stacksDown ? second.y - first.y - first.height : second.x - first.x - first.width
  // Somebody moved one of them over the other.
  return gap <= 0 ? widest / 2 : Math.min(widest, gap / 2)
}

/** Where the lines to a topic and its siblings leave their parent. */
function leaving({ place: { ends } }: Topic, parent: Topic): Point {
  return ends ? { x: ends.fromX, y: ends.fromY } : center(parent)
}

function lastChild(scene: Scene, topic: Topic, side: Side | undefined): Topic | undefined {
  const { folded, children } = topic.face.node
  if (folded) return undefined
  for (let nth = children.length - 1; nth >= 0; nth--) {
    const child = scene.placeOf(children[nth] ?? '')
    if (!child || child.face.role.kind === 'summary') continue
    if (!side || sideOf(topic, center(child)) === side) return child
  }
  return undefined
}

function curve(from: Point, to: Point, isSideways: boolean): Path {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const controls = isSideways ? ([x, from.y, x, to.y] as const) : ([from.x, y, to.x, y] as const)
  return [
    ['M', from.x, from.y],
    ['C', ...controls, to.x, to.y],
  ]
}
