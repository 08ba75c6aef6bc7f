import { intersects, type Point, type Rect } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'

/** Of the + on the screen, half its size, and how far its middle lies past the edge. */
export const growRadius = 9
const growDistance = 18
/** Half the height of the number of what is folded, and how far the longest reaches from its topic, in the map. */
const foldRadius = 9
const foldReach = 42
/** Around the +, on the screen. */
const air = 2

/**
 * The middle of the +: on the growing side, past the fold button where there is one; else beside the outer end of the topic, else on
 * its corner. Null where it would lie on something everywhere, and in a map that is seen from far away.
 */
export function growPlace(scene: Scene, topic: Topic, zoom: number): Point | null {
  const known = places.get(topic)
  if (known?.scene === scene && known.zoom === zoom) return known.at
  const at = findPlace(scene, topic, zoom)
  places.set(topic, { scene, zoom, at })
  return at
}

/** It is asked for with every move of a pointer. */
const places = new WeakMap<Topic, { scene: Scene; zoom: number; at: Point | null }>()

/** Beside a topic that is lower on the screen than this, a + would look like a thing of its own. */
const leastHeight = 13

function findPlace(scene: Scene, topic: Topic, zoom: number): Point | null {
  if (topic.height * zoom < leastHeight) return null
  const beside = outwardPlaces(topic, zoom).find((at) => isFree(scene, at, zoom, null))
  if (beside) return beside
  const corner = cornerPlace(topic)
  return isFree(scene, corner, zoom, topic) ? corner : null
}

/** The best first. */
function outwardPlaces(topic: Topic, zoom: number): Point[] {
  const { x, y, width, height, direction, fold } = topic
  const out = (fold ? growRadius + 5 : growDistance) / zoom
  const along = fold ? foldRadius + (growRadius + 3) / zoom : 0
  const aside = (growRadius + air + 1) / zoom
  const [right, bottom] = [x + width, y + height]
  if (direction === 'right' || direction === 'left') {
    const isRight = direction === 'right'
    const port = y + height / 2 + topic.face.port
    const edge = isRight ? right + out : x - out
    const end = isRight ? right - growRadius / zoom : x + growRadius / zoom
    return [
      { x: edge, y: port + along },
      { x: edge, y: port - along },
      { x: end, y: bottom + aside },
      { x: end, y: y - aside },
    ]
  }
  const isDown = direction === 'down'
  const { exitX } = topic.place
  const edge = isDown ? bottom + out : y - out
  const end = isDown ? bottom - growRadius / zoom : y + growRadius / zoom
  return [
    { x: exitX + along, y: edge },
    { x: exitX - along, y: edge },
    { x: right + aside, y: end },
    { x: x - aside, y: end },
  ]
}

function cornerPlace({ x, y, width, height, direction }: Topic): Point {
  return { x: direction === 'left' ? x : x + width, y: direction === 'up' ? y : y + height }
}

/** Whether a + would cover nothing there; `on` may be covered, but not what stands in it. */
function isFree(scene: Scene, at: Point, zoom: number, on: Topic | null): boolean {
  const reach = (growRadius + air) / zoom
  const area = squareAround(at, reach)
  const isIn = (rect: Rect) => intersects(rect, area)
  const coversTopic = (topic: Topic) => (topic === on ? contentOf(topic).some(isIn) : isIn(topic))
  const near = scene.visible(squareAround(at, reach + foldReach))
  if (near.some((topic) => coversTopic(topic) || foldNumber(topic).some(isIn))) return false
  if (scene.rangeAt(at, reach) !== null || scene.callouts.some(({ box }) => isIn(box))) return false
  return !scene.relations.some(({ label }) => label.box !== null && isIn(label.box))
}

/** Where things stand in a topic. */
function contentOf({ x, y, face: { body } }: Topic): Rect[] {
  const { text, image, marks, tags, formula } = body
  const parts: Rect[] = [
    text,
    ...marks.map((mark) => ({ x: mark.x, y: mark.y, width: markSize, height: markSize })),
    ...(image ? [image] : []),
    ...(formula ? [{ x: formula.x, y: formula.y, width: formula.block.width, height: formula.block.height }] : []),
    ...(tags ? [{ x: tags.x, y: tags.y, width: tags.tags.width, height: tags.tags.height }] : []),
  ]
  return parts.map((part) => ({ ...part, x: part.x + x, y: part.y + y }))
}

const markSize = 17

function foldNumber({ fold }: Topic): Rect[] {
  return fold && fold.hidden > 0 ? [squareAround(fold.at, foldRadius)] : []
}

function squareAround({ x, y }: Point, reach: number): Rect {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
