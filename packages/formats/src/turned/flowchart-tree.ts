import { type ConnectorSnapshot, type FlowchartSnapshot, isShapeEnd, type PageId, type ShapeId } from '@ramify/document'
import { keptFields, keptNumber, keptText, ofMap } from './kept-fields.ts'
import { inReadingOrder } from './reading-order.ts'
import { keptTopic, type ShapeRoles } from './shape-roles.ts'

/** A flowchart as trees. Every topic is in it once. */
export interface FlowchartTree {
  /** In their order. */
  readonly children: ReadonlyMap<ShapeId, readonly ShapeId[]>
  /** The tops of the trees of each page. */
  readonly tops: ReadonlyMap<PageId, readonly ShapeId[]>
  /** The connector that leads to a shape from the one above it. */
  readonly branches: ReadonlyMap<ShapeId, ConnectorSnapshot>
  /** The shape that was the root of a map. */
  readonly root: ShapeId | null
}

/**
 * Lines that once were branches of a map stay branches; then everything hangs where a connector reaches it first, from the shapes on that
 * none leads to; what no connector leads to hangs on the shape that it is in. Cycles are entered at the shape that is read first.
 */
export function treeOfFlowchart(chart: FlowchartSnapshot, roles: ShapeRoles): FlowchartTree {
  return new TreeBuilder(chart, roles).build()
}

class TreeBuilder {
  readonly #chart: FlowchartSnapshot
  readonly #roles: ShapeRoles
  readonly #out = new Map<ShapeId, ConnectorSnapshot[]>()
  /** Those that some connector leads to. */
  readonly #reached = new Set<ShapeId>()
  /** From one that was below another one in a map to that, and the line between them, if there is one. */
  readonly #above = new Map<ShapeId, { readonly parent: ShapeId; readonly line: ConnectorSnapshot | null }>()
  readonly #below = new Map<ShapeId, ShapeId[]>()
  readonly #inside = new Map<ShapeId, ShapeId[]>()
  readonly #around = new Map<ShapeId, ShapeId>()
  readonly #children = new Map<ShapeId, ShapeId[]>()
  readonly #branches = new Map<ShapeId, ConnectorSnapshot>()
  readonly #visited = new Set<ShapeId>()

  constructor(chart: FlowchartSnapshot, roles: ShapeRoles) {
    this.#chart = chart
    this.#roles = roles
  }

  build(): FlowchartTree {
    const { topics } = this.#roles
    const pages = this.#chart.pages.map((page) => ({
      id: page.id,
      shapes: inReadingOrder(this.#chart, page).filter((id) => topics.has(id)),
    }))
    const order = pages.flatMap(({ shapes }) => shapes)
    const rank = new Map(order.map((id, at) => [id, at]))
    this.#readConnectors()
    const wasMap = keptFields(this.#chart.kept, ofMap).born === true
    const root = (wasMap ? order.find((id) => this.#keptOf(id, 'top') === 'root') : undefined) ?? null
    if (root !== null) this.#above.delete(root)
    this.#cutCycles(order)
    for (const [id, { parent }] of this.#above) push(this.#below, parent, id)
    for (const id of order) {
      const around = this.#topicAround(id)
      if (around === null) continue
      this.#around.set(id, around)
      push(this.#inside, around, id)
    }
    const tops = new Map<PageId, ShapeId[]>()
    const isSource = (id: ShapeId) => !this.#reached.has(id) && !this.#around.has(id)
    if (root !== null) this.#grow([root], tops)
    this.#grow(
      order.filter((id) => !this.#above.has(id) && isSource(id)),
      tops,
    )
    for (const id of order) {
      while (!this.#visited.has(id) && !this.#above.has(id)) {
        const start = this.#outermostLeft(id)
        const around = this.#around.get(start)
        const hangs = around !== undefined && this.#visited.has(around)
        if (hangs) push(this.#children, around, start)
        this.#grow([start], tops, hangs)
      }
    }
    for (const [parent, ids] of this.#children) ids.sort(this.#siblings(parent, rank))
    for (const ids of tops.values()) ids.sort(this.#siblings(null, rank))
    return { children: this.#children, tops, branches: this.#branches, root }
  }

  /** Takes in trees from their tops, the near ones before the far ones. */
  #grow(from: readonly ShapeId[], tops: Map<PageId, ShapeId[]>, hangs = false): void {
    const queue: ShapeId[] = []
    const visit = (id: ShapeId, parent: ShapeId | null, line: ConnectorSnapshot | null) => {
      if (this.#visited.has(id)) return
      this.#visited.add(id)
      if (parent !== null) push(this.#children, parent, id)
      else if (!hangs) push(tops, this.#chart.shapes.get(id)?.page ?? '', id)
      if (line) this.#branches.set(id, line)
      queue.push(id)
    }
    for (const id of from) visit(id, null, null)
    for (let at = 0; at < queue.length; at++) {
      const id = queue[at] as ShapeId
      for (const child of this.#below.get(id) ?? []) visit(child, id, this.#above.get(child)?.line ?? null)
      for (const line of this.#out.get(id) ?? []) {
        const to = isShapeEnd(line.to) ? line.to.shape : ''
        if (!this.#above.has(to)) visit(to, id, line)
      }
      for (const child of this.#inside.get(id) ?? []) {
        if (!this.#reached.has(child) && !this.#above.has(child)) visit(child, id, null)
      }
    }
  }

  #readConnectors(): void {
    const { topics, ranges } = this.#roles
    const frames = new Set([...ranges.values()].map(({ id }) => id))
    const sorted = [...this.#chart.connectors.values()].sort((one, other) =>
      one.order === other.order ? (one.id < other.id ? -1 : 1) : one.order < other.order ? -1 : 1,
    )
    for (const line of sorted) {
      if (!isShapeEnd(line.from) || !isShapeEnd(line.to)) continue
      const [from, to] = [line.from.shape, line.to.shape]
      const kept = keptFields(line.kept, ofMap)
      if (from === to || !topics.has(to)) continue
      const parent = this.#keptOf(to, 'parent')
      const isSummary = frames.has(from)
      if (kept.branch === true && parent !== undefined && topics.has(parent) && (isSummary || parent === from)) {
        if (parent !== to && !this.#above.has(to)) this.#above.set(to, { parent, line: isSummary ? null : line })
        continue
      }
      if (!topics.has(from) || isRelation(line)) continue
      push(this.#out, from, line)
      this.#reached.add(to)
    }
  }

  /** A cycle of lines that once were branches is cut where it is met. */
  #cutCycles(order: readonly ShapeId[]): void {
    const walkOf = new Map<ShapeId, number>()
    for (const [walk, start] of order.entries()) {
      let id: ShapeId | undefined = start
      while (id !== undefined && !walkOf.has(id)) {
        walkOf.set(id, walk)
        id = this.#above.get(id)?.parent
      }
      if (id !== undefined && walkOf.get(id) === walk) this.#above.delete(id)
    }
  }

  /** The nearest shape around one that is a topic as well. */
  #topicAround(id: ShapeId): ShapeId | null {
    const { shapes } = this.#chart
    let around = shapes.get(id)?.parent ?? null
    while (around !== null && !this.#roles.topics.has(around)) around = shapes.get(around)?.parent ?? null
    return around
  }

  /** Of the shapes that one is in, the outermost that has no place yet. */
  #outermostLeft(id: ShapeId): ShapeId {
    let start = id
    for (;;) {
      const around = this.#around.get(start)
      if (around === undefined || this.#visited.has(around) || this.#above.has(around)) return start
      start = around
    }
  }

  /** As they were in a map; those that were not there after them, as they are read. */
  #siblings(parent: ShapeId | null, rank: ReadonlyMap<ShapeId, number>) {
    const { shapes } = this.#chart
    const known = new Map<ShapeId, number>()
    const nthOf = (id: ShapeId) => {
      const found = known.get(id)
      if (found !== undefined) return found
      const shape = shapes.get(id)
      const kept = shape ? keptTopic(shape) : {}
      const isSame = parent === null ? keptText(kept, 'top') !== undefined : keptText(kept, 'parent') === parent
      const nth = (isSame ? keptNumber(kept, 'nth') : undefined) ?? Number.MAX_VALUE
      known.set(id, nth)
      return nth
    }
    return (one: ShapeId, other: ShapeId) => nthOf(one) - nthOf(other) || (rank.get(one) ?? 0) - (rank.get(other) ?? 0)
  }

  #keptOf(id: ShapeId, field: string): string | undefined {
    const shape = this.#chart.shapes.get(id)
    return shape && keptText(keptTopic(shape), field)
  }
}

/** It once was a relation line of a map. */
export function isRelation({ kept }: ConnectorSnapshot): boolean {
  return Object.keys(keptFields(keptFields(kept, ofMap), 'line')).length > 0
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
