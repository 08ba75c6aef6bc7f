import { intersects, type Point, type Rect, type Size, union } from '@ramify/geometry'
import {
  calloutSpaceOf,
  type Direction,
  directionOf,
  type Forest,
  layOut,
  layoutByName,
  type Span,
} from '@ramify/layouts'
import type { Topic } from './topics.ts'

export interface PlacedTopics {
  readonly boxes: readonly Rect[]
  /** Where the branch of each goes on. */
  readonly directions: readonly Direction[]
  /** Room above those that something is said of. */
  readonly above: ReadonlyMap<number, Rect>
}

interface Order {
  readonly topics: readonly Topic[]
  readonly sizes: readonly Size[]
  /** The layout of the map. */
  readonly layout: string
  /** Where floating trees stand, by the index of their top. */
  readonly at: ReadonlyMap<number, Point>
  readonly spans: ReadonlyMap<number, readonly Span[]>
  readonly above: ReadonlyMap<number, Size>
}

/** More room than in a map: connectors need some between shapes. */
const spacing = { level: [96, 72, 64], sibling: [36, 20, 20] } as const
/** Between trees that would lie on each other. */
const gap = 64

/** Puts shapes where topics of a tree stand in the direction that the layout of the map goes. */
export function placeTopics({ topics, sizes, layout, at, spans, above }: Order): PlacedTopics {
  const size = topics.length
  const forest: Forest = {
    size,
    parent: Int32Array.from(topics, ({ parent }) => parent),
    end: Int32Array.from(topics, ({ end }) => end),
    level: Uint8Array.from(topics, ({ depth }) => Math.min(2, depth)),
    width: Float64Array.from(sizes, ({ width }) => width),
    height: Float64Array.from(sizes, ({ height }) => height),
    tail: new Float64Array(size),
    side: Int8Array.from(topics, ({ node: { side } }) => (side === null ? 0 : side === 'left' ? -1 : 1)),
    shiftX: new Float64Array(size),
    shiftY: new Float64Array(size),
    apart: Uint8Array.from(topics, ({ isApart }) => (isApart ? 1 : 0)),
    own: new Map(),
    spans,
    calloutSpace: above,
  }
  const places = layOut(forest, treeLayout(layout), spacing)
  const rectOf = (index: number): Rect => ({
    x: places.x[index] as number,
    y: places.y[index] as number,
    width: forest.width[index] as number,
    height: forest.height[index] as number,
  })
  const boxes = topics.map(({ index }) => rectOf(index))
  const room = new Map(
    [...above.keys()].flatMap((index) => {
      const rect = calloutSpaceOf(forest, places, index)
      return rect ? [[index, rect] as const] : []
    }),
  )
  settleTrees(topics, boxes, room, at)
  return { boxes, directions: topics.map(({ index }) => directionOf(places, index)), above: room }
}

/** Shapes are larger than topics: a floating tree that would lie on another one goes below all of them. */
function settleTrees(
  topics: readonly Topic[],
  boxes: Rect[],
  room: Map<number, Rect>,
  at: ReadonlyMap<number, Point>,
): void {
  const settled: Rect[] = []
  for (const { index: top, end, parent } of topics) {
    if (parent >= 0) continue
    const wish = at.get(top)
    const box = boxes[top] as Rect
    let [dx, dy] = wish ? [wish.x - box.x - box.width / 2, wish.y - box.y - box.height / 2] : [0, 0]
    const own = boundsOf(boxes, room, top, end)
    const moved = () => ({
      ...own,
      x: own.x + dx - gap / 2,
      y: own.y + dy - gap / 2,
      width: own.width + gap,
      height: own.height + gap,
    })
    const all = union(settled)
    if (all && settled.some((other) => intersects(other, moved()))) {
      ;[dx, dy] = [all.x - own.x, all.y + all.height + gap - own.y]
    }
    for (let index = top; index < end; index++) {
      boxes[index] = shifted(boxes[index] as Rect, dx, dy)
      const above = room.get(index)
      if (above) room.set(index, shifted(above, dx, dy))
    }
    settled.push(boundsOf(boxes, room, top, end))
  }
}

/** Around a branch. */
export function boundsOf(boxes: readonly Rect[], room: ReadonlyMap<number, Rect>, from: number, to: number): Rect {
  const all: Rect[] = []
  for (let index = from; index < to; index++) {
    all.push(boxes[index] as Rect)
    const above = room.get(index)
    if (above) all.push(above)
  }
  return union(all) ?? { x: 0, y: 0, width: 0, height: 0 }
}

const shifted = (rect: Rect, dx: number, dy: number): Rect => ({ ...rect, x: rect.x + dx, y: rect.y + dy })

/** The plain tree that goes where a layout goes: spines, tables and braces are nothing that connectors draw. */
function treeLayout(name: string): string {
  const layout = layoutByName(name)
  if (layout.hasSides) return 'default'
  return layout.grows === 'down' || layout.grows === 'up' ? 'structure' : layout.grows
}
