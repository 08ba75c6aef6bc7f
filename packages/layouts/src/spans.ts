import type { Blocks } from './blocks.ts'
import type { Forest, Span } from './forest.ts'

/** Room to leave before and after children, by their index. */
export interface Room {
  readonly before: Map<number, number>
  readonly after: Map<number, number>
}

/** So that a boundary does not run through neighbours, and a summary's topic finds place beside its children. */
export function roomForSpans(spans: readonly Span[], forest: Forest, blocks: Blocks, gap: number, side: number): Room {
  const room: Room = { before: new Map(), after: new Map() }
  for (const span of fromInside(spans)) {
    const members = membersOf(span, forest, blocks, side)
    const [first, last] = [members[0], members.at(-1)]
    if (first === undefined || last === undefined) continue
    const extra = Math.max(0, heightOf(span.topic, blocks) - heightOfAll(members, blocks, room, gap)) / 2
    room.before.set(first, (room.before.get(first) ?? 0) + span.before + extra)
    room.after.set(last, (room.after.get(last) ?? 0) + span.after + extra)
  }
  return room
}

/** Puts each topic at the middle of its children, past the longest of them. Returns how far all reach. */
export function placeTopics(spans: readonly Span[], forest: Forest, blocks: Blocks, side: number): number {
  const { dx, dy, flipped, left, right, up, down } = blocks
  const reaches = new Map<number, number>()
  let furthest = 0
  for (const { topic, beyond, ...span } of fromInside(spans)) {
    const members = membersOf(span, forest, blocks, side)
    const [first, last] = [members[0], members.at(-1)]
    if (first === undefined || last === undefined) continue
    const ends = members.map((child) => reaches.get(child) ?? Math.abs(dx[child] as number) + (right[child] as number))
    let reach = Math.max(...ends) + beyond
    if (topic >= 0) {
      const top = (dy[first] as number) - (up[first] as number)
      const bottom = (dy[last] as number) + (down[last] as number)
      flipped[topic] = side
      dx[topic] = (side ? -1 : 1) * (reach + (left[topic] as number))
      dy[topic] = (top + bottom + (up[topic] as number) - (down[topic] as number)) / 2
      reach += (left[topic] as number) + (right[topic] as number)
    }
    for (const child of members) reaches.set(child, reach)
    furthest = Math.max(furthest, reach)
  }
  return furthest
}

/** Shorter ones first: what encloses others stands outside of them. */
function fromInside(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.last - a.first - (b.last - b.first))
}

function membersOf(
  { first, last }: Pick<Span, 'first' | 'last'>,
  forest: Forest,
  blocks: Blocks,
  side: number,
): number[] {
  const members: number[] = []
  for (let child = first; child <= last; child = forest.end[child] as number) {
    if (!forest.apart[child] && blocks.flipped[child] === side) members.push(child)
  }
  return members
}

function heightOf(node: number, { up, down }: Blocks): number {
  return node < 0 ? 0 : (up[node] as number) + (down[node] as number)
}

function heightOfAll(members: readonly number[], blocks: Blocks, { before, after }: Room, gap: number): number {
  return members.reduce(
    (sum, child) => sum + gap + heightOf(child, blocks) + (before.get(child) ?? 0) + (after.get(child) ?? 0),
    -gap,
  )
}
