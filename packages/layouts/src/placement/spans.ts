import type { Blocks } from '../blocks.ts'
import type { Forest, Span } from '../forest.ts'
import { depthOf, lengthOf, type Way } from '../way.ts'

/** Room to leave before and after children, by their index. */
export interface Room {
  readonly before: Map<number, number>
  readonly after: Map<number, number>
}

/** So that a boundary does not run through neighbours, and a summary's topic finds place beside its children. */
export function roomForSpans(spans: readonly Span[], forest: Forest, blocks: Blocks, way: Way, gap: number): Room {
  const room: Room = { before: new Map(), after: new Map() }
  for (const span of fromInside(spans)) {
    const members = membersOf(span, forest, blocks, way)
    const [first, last] = [members[0], members.at(-1)]
    if (first === undefined || last === undefined) continue
    const extra = Math.max(0, lengthOf(span.topic, way) - lengthOfAll(members, way, room, gap)) / 2
    room.before.set(first, (room.before.get(first) ?? 0) + span.before + extra)
    room.after.set(last, (room.after.get(last) ?? 0) + span.after + extra)
  }
  return room
}

/** Puts each topic at the middle of its children, past the longest of them. Returns how far all reach. */
export function placeTopics(spans: readonly Span[], forest: Forest, blocks: Blocks, way: Way): number {
  const { along, before, after, out, near, far, sign, side } = way
  const reaches = new Map<number, number>()
  let furthest = Number.NEGATIVE_INFINITY
  for (const { topic, beyond, ...span } of fromInside(spans)) {
    const members = membersOf(span, forest, blocks, way)
    const [first, last] = [members[0], members.at(-1)]
    if (first === undefined || last === undefined) continue
    const ends = members.map((child) => reaches.get(child) ?? sign * (out[child] as number) + (far[child] as number))
    let reach = Math.max(...ends) + beyond
    if (topic >= 0) {
      const from = (along[first] as number) - (before[first] as number)
      const to = (along[last] as number) + (after[last] as number)
      blocks.flipped[topic] = side
      out[topic] = sign * (reach + (near[topic] as number))
      along[topic] = (from + to + (before[topic] as number) - (after[topic] as number)) / 2
      reach += depthOf(topic, way)
    }
    for (const child of members) reaches.set(child, reach)
    furthest = Math.max(furthest, reach)
  }
  return furthest
}

/** Shorter ones first: what encloses others stands outside of them. */
export function fromInside(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.last - a.first - (b.last - b.first))
}

function membersOf(
  { first, last }: Pick<Span, 'first' | 'last'>,
  forest: Forest,
  blocks: Blocks,
  { side }: Way,
): number[] {
  const members: number[] = []
  for (let child = first; child <= last; child = forest.end[child] as number) {
    if (!forest.apart[child] && blocks.flipped[child] === side) members.push(child)
  }
  return members
}

function lengthOfAll(members: readonly number[], way: Way, { before, after }: Room, gap: number): number {
  return members.reduce(
    (sum, child) => sum + gap + lengthOf(child, way) + (before.get(child) ?? 0) + (after.get(child) ?? 0),
    -gap,
  )
}
