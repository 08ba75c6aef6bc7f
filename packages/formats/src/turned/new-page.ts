import type { Link, MapSnapshot, NodeSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import { themeOf } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { type Fields, ofMap, said } from './kept-fields.ts'
import { shapeParts, textFields } from './parts.ts'
import { placeTopics } from './place-topics.ts'
import { framesByTopic, framesOf, type RangeFrame, spansOf, stretchesOf } from './range-frames.ts'
import type { SoundIds } from './sound-ids.ts'
import { ShapeSizes } from './topic-shape.ts'
import { type Topic, topicsOf } from './topics.ts'

/** What is known of a map while it is turned. */
export interface TurnedMap {
  readonly map: MapSnapshot
  /** Of its topics, and of everything else that becomes a shape or a connector. */
  readonly ids: SoundIds
  readonly measurer: Measurer
  /** What a shape has to keep of a topic, by the id of that. */
  readonly data: ReadonlyMap<string, Fields>
  /** What is said now at branches whose words people have changed; empty: nothing any more. */
  readonly words: ReadonlyMap<string, string>
  linkOf(node: NodeSnapshot): Link | null
}

/** What a page says, and which shapes and lines stand for what else the map has. */
export interface NewItems {
  readonly items: readonly Fields[]
  /** By the id of a range or a callout: the shape that stands for it. */
  readonly shapeOf: ReadonlyMap<string, string>
}

/** A map as one page: a tree of shapes, in the direction of its layout. */
export function newPageItems(turned: TurnedMap): NewItems {
  const { map, ids, measurer } = turned
  const topics = topicsOf(map)
  const sizes = new ShapeSizes(map, measurer)
  const shapes = topics.map((topic) => sizes.ofTopic(topic))
  const stretches = stretchesOf(map, topics)
  const bubbles = new Bubbles(turned, topics, sizes)
  const at = new Map(topics.flatMap(({ node, index }) => (node.at ? [[index, node.at] as const] : [])))
  const placed = placeTopics({
    topics,
    sizes: shapes,
    layout: map.layout,
    at,
    spans: spansOf(stretches, topics),
    above: bubbles.room,
  })
  const frames = framesOf(stretches, placed)
  const frameAt = framesByTopic(frames)
  const shapeOf = new Map<string, string>()
  const floors = new Floors(frames, (frame) => {
    const id = ids.fresh(frame.range.id)
    shapeOf.set(frame.range.id, id)
    return id
  })
  for (const { index, node, nth, parent, role } of topics) {
    const shape = shapes[index]
    const box = placed.boxes[index]
    if (!shape || !box) continue
    const id = ids.of(node.id)
    const above = topics[parent]
    const isShownInText = shape.text !== node.text
    const picture = node.image && { ...node.image }
    floors.add(frameAt.get(index), box, (own) =>
      said({
        type: 'shape',
        id,
        kind: shape.kind,
        box: own,
        ...shapeParts({ ...node, text: shape.text }),
        look: { ...shape.look },
        image: shape.picture ? undefined : picture,
        children: shape.picture && [pictureItem(ids.fresh(), picture, shape.picture)],
        [ofMap]: said({
          of: id,
          ...(above ? { parent: ids.of(above.node.id) } : { top: role.kind === 'root' ? 'root' : 'floating' }),
          nth,
          data: turned.data.get(node.id),
          look: { ...shape.look },
          shown: isShownInText ? shape.text.text : undefined,
          size: picture && { width: picture.width, height: picture.height },
        }),
      }),
    )
  }
  for (const bubble of bubbles.items(placed.above)) {
    floors.add(frameAt.get(bubble.index), bubble.box, bubble.item)
    shapeOf.set(bubble.callout, bubble.id)
  }
  const summedUp = new Map(frames.flatMap((frame) => (frame.topic < 0 ? [] : [[frame.topic, frame] as const])))
  const branches = topics.flatMap((topic) => {
    const frame = summedUp.get(topic.index)
    const from = frame
      ? shapeOf.get(frame.range.id)
      : topics[topic.parent] && ids.of(topics[topic.parent]?.node.id ?? '')
    if (from === undefined) return []
    return [branchItem(topic, ids, from, placed.directions[topic.index], frame !== undefined)]
  })
  return { items: [...floors.items(), ...branches, ...lineItems(turned)], shapeOf }
}

/** A picture in a shape that has words as well. */
function pictureItem(id: string, image: object | null, box: Rect): Fields {
  return said({ type: 'shape', id, kind: 'image', box, image, [ofMap]: { of: id, picture: true } })
}

/** From a topic to one below it. */
function branchItem(
  { node, role }: Topic,
  ids: SoundIds,
  from: string,
  direction: Direction = 'right',
  isSummary: boolean,
) {
  const { color, width } = role.line
  return said({
    type: 'connector',
    id: ids.fresh(),
    from: { shape: from, port: ports[direction][0] },
    to: { shape: ids.of(node.id), port: ports[direction][1] },
    style: 'rounded',
    look: { color, width: Math.max(1.4, Math.min(3, width)), endArrow: 'none', ...(isSummary && { dash: 'dashed' }) },
    [ofMap]: { branch: true },
  })
}

const ports: Readonly<Record<Direction, readonly [string, string]>> = {
  right: ['right', 'left'],
  left: ['left', 'right'],
  down: ['bottom', 'top'],
  up: ['top', 'bottom'],
}

/** Relation lines. */
export function lineItems({ map, ids }: TurnedMap, isWanted: (id: string) => boolean = () => true): Fields[] {
  const { relation } = themeOf(map)
  return [...map.lines.values()].flatMap((line) => {
    if (!isWanted(line.id)) return []
    const { color = relation.line, width = 1.6, dash = 'dashed', startArrow = 'none', endArrow = 'open' } = line.look
    return [
      said({
        type: 'connector',
        id: ids.fresh(line.id),
        from: { shape: ids.of(line.from) },
        to: { shape: ids.of(line.to) },
        style: 'rounded',
        look: { color, width, dash, startArrow: endOf(startArrow), endArrow: endOf(endArrow) },
        labels: line.text.text === '' ? undefined : [{ at: 0.5, ...textFields(line.text) }],
        [ofMap]: {
          line: said({
            id: line.id,
            bend: line.bend.length > 0 ? line.bend.map(({ x, y }) => ({ x, y })) : undefined,
            look: { ...line.look },
          }),
        },
      }),
    ]
  })
}

const endOf = (arrow: string): string => (arrow === 'filled' ? 'arrow' : arrow)

/** Bubbles over topics, side by side where one has several. */
class Bubbles {
  readonly room = new Map<number, { readonly width: number; readonly height: number }>()
  readonly #turned: TurnedMap
  readonly #of: { readonly index: number; readonly callout: string; readonly width: number; readonly height: number }[]

  constructor(turned: TurnedMap, topics: readonly Topic[], sizes: ShapeSizes) {
    this.#turned = turned
    const { callouts } = turned.map
    const indexes = new Map(callouts.size > 0 ? topics.map(({ node, index }) => [node.id, index]) : [])
    this.#of = [...callouts.values()].flatMap(({ id, node, text }) => {
      const index = indexes.get(node)
      return index === undefined ? [] : [{ index, callout: id, ...sizes.of('callout', text, {}) }]
    })
    for (const { index, width, height } of this.#of) {
      const before = this.room.get(index)
      this.room.set(index, {
        width: before ? before.width + bubbleGap + width : width,
        height: Math.max(before?.height ?? 0, height + bubbleGap),
      })
    }
  }

  items(room: ReadonlyMap<number, Rect>) {
    const { map, ids } = this.#turned
    const taken = new Map<number, number>()
    return this.#of.flatMap(({ index, callout, width, height }) => {
      const area = room.get(index)
      const { text } = map.callouts.get(callout) ?? {}
      if (!area || !text) return []
      const x = area.x + (taken.get(index) ?? 0)
      taken.set(index, (taken.get(index) ?? 0) + width + bubbleGap)
      const id = ids.fresh(callout)
      const box = { x, y: area.y + area.height - bubbleGap - height, width, height }
      const item = (own: Rect) =>
        said({ type: 'shape', id, kind: 'callout', box: own, ...textFields(text), [ofMap]: { of: id, callout } })
      return [{ index, callout, id, box, item }]
    })
  }
}

const bubbleGap = 6

/** The page, and the frames on it. Boxes are counted from the frame that they are in. */
class Floors {
  readonly #tops: Fields[] = []
  readonly #frames = new Map<RangeFrame, { readonly item: Fields; readonly inside: Fields[] }>()

  constructor(frames: readonly RangeFrame[], idOf: (frame: RangeFrame) => string) {
    for (const frame of frames.toReversed()) {
      const inside: Fields[] = []
      const id = idOf(frame)
      const make = (box: Rect) =>
        said({
          type: 'shape',
          id,
          kind: 'container',
          box,
          ...textFields(frame.range.text),
          children: inside,
          [ofMap]: { of: id, range: frame.range.id },
        })
      const item = this.add(frame.outer ?? undefined, frame.box, make)
      this.#frames.set(frame, { item, inside })
    }
  }

  add(frame: RangeFrame | undefined, box: Rect, make: (own: Rect) => Fields): Fields {
    const item = make(frame ? { ...box, x: box.x - frame.box.x, y: box.y - frame.box.y } : box)
    const list = (frame && this.#frames.get(frame)?.inside) ?? this.#tops
    list.push(item)
    return item
  }

  items(): readonly Fields[] {
    return this.#tops
  }
}
