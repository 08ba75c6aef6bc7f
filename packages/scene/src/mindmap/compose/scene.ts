import type { CalloutId, CalloutSnapshot, LineId, MapSnapshot, NodeId, RangeId } from '@ramify/document'
import { contains, intersects, type Point, type Rect, union } from '@ramify/geometry'
import { calloutSpaceOf, layOut, type Places, type Spacing, sameSpacing } from '@ramify/layouts'
import type { Theme } from '@ramify/themes'
import { type Backdrop, backdropOf, drawBackground, drawPattern, paperColor } from '../../drawing/background.ts'
import type { Drawn, ItemRef } from '../../drawing/drawn.ts'
import type { Drawing, Layer, Primitive } from '../../drawing/primitives.ts'
import { drawWatermark } from '../../drawing/watermark.ts'
import type { DrawnCallout } from '../callouts/draw-callout.ts'
import type { Face } from '../faces/face.ts'
import type { Relation } from '../relations/relation.ts'
import { hasSides, type SidesByTopic, sidesIn, withSides } from './automatic-sides.ts'
import { BranchIndex } from './branch-index.ts'
import { type CalledOut, drawCallouts } from './callouts.ts'
import type { FaceMaker } from './face-maker.ts'
import { farLayers } from './far-layers.ts'
import { nearestTo } from './nearest-to.ts'
import type { Plan } from './plan.ts'
import { type DrawnRange, drawRanges } from './ranges.ts'
import { SceneRelations } from './scene-relations.ts'
import type { Topic } from './topic.ts'
import { Topics } from './topics.ts'

/** What can be selected in a map. */
export type MapItem = 'node' | 'line' | 'range' | 'callout'

export interface SceneParts {
  readonly snapshot: MapSnapshot
  readonly theme: Theme
  readonly maker: FaceMaker
  readonly plan: Plan
  readonly spacing: Spacing
  readonly watermark: string
  /** Sides that were chosen before, and stay. */
  readonly sides: SidesByTopic
}

/** A map as it is drawn: a value that never changes. Places are known, pictures are made when somebody looks. */
export class Scene implements Drawn<MapItem> {
  readonly parts: SceneParts
  /** False where the layout of the scene before still holds. */
  readonly isLaidOutAnew: boolean
  readonly #places: Places
  readonly #index: BranchIndex
  readonly #topics: Topics
  readonly #found = new Map<NodeId, number>()
  /** By the first of its siblings: the first one of them that nobody has passed. */
  readonly #nextSibling = new Map<number, number>()
  readonly #relations: SceneRelations
  #ranges: readonly DrawnRange[] | undefined
  #callouts: readonly DrawnCallout[] | undefined
  #bounds: Rect | undefined
  #automaticSides: SidesByTopic | undefined

  constructor(parts: SceneParts, before?: Scene) {
    const { snapshot, plan, spacing, sides } = parts
    this.parts = parts
    const same = before ? before.#ifLaidOutLike(parts) : null
    this.isLaidOutAnew = same === null
    if (same) {
      this.#places = same.#places
      this.#index = same.#index
      this.#automaticSides = same.#automaticSides
    } else {
      this.#places = layOut(withSides(plan, snapshot.layout, sides), snapshot.layout, spacing)
      this.#index = new BranchIndex(plan.forest, this.#places, before ? before.#index : undefined)
    }
    const topics = before ? before.#topics : undefined
    const { paper } = this
    this.#topics = new Topics(plan, this.#places, paper, topics)
    this.#relations = new SceneRelations({
      ...parts,
      paper,
      index: this.#index,
      topics: this.#topics,
      placeOf: (id) => this.placeOf(id),
    })
  }

  get snapshot(): MapSnapshot {
    return this.parts.snapshot
  }

  get theme(): Theme {
    return this.parts.theme
  }

  /** The colour behind everything. */
  get paper(): string {
    return paperColor(this.snapshot, this.theme)
  }

  /** The picture behind everything, over that colour. */
  get backdrop(): Backdrop | null {
    return backdropOf(this.snapshot)
  }

  /** Which sides the layout has chosen for topics that nobody put on one. */
  get automaticSides(): SidesByTopic {
    this.#automaticSides ??= sidesIn(this.parts.plan, this.snapshot.layout, this.#places)
    return this.#automaticSides
  }

  /** Itself, if a layout of these parts would put everything where it stands: no size and no place has changed. */
  #ifLaidOutLike({ plan, snapshot: { layout }, spacing, sides }: SceneParts): Scene | null {
    const { parts } = this
    const isSame = parts.plan.forest === plan.forest && parts.snapshot.layout === layout
    if (!isSame || !sameSpacing(parts.spacing, spacing)) return null
    return parts.sides === sides || hasSides(sides, this.automaticSides) ? this : null
  }

  /** How many topics are shown; what is folded is not. */
  get size(): number {
    return this.parts.plan.forest.size
  }

  /** Around everything that is drawn. */
  get bounds(): Rect {
    this.#bounds ??= this.#findBounds()
    return this.#bounds
  }

  /** Where a topic stands; undefined while it is folded away. */
  placeOf(id: NodeId): Topic | undefined {
    const index = this.indexOf(id)
    return index === undefined ? undefined : this.#topics.at(index)
  }

  /** Around a topic and all that hangs on it. */
  branchBounds(id: NodeId): Rect | undefined {
    const index = this.indexOf(id)
    return index === undefined ? undefined : this.#index.branch(index)
  }

  /** Around the boxes of a topic and all that hangs on it, without the line that leads there. */
  branchBox(id: NodeId): Rect | undefined {
    const index = this.indexOf(id)
    return index === undefined ? undefined : this.#index.boxes(index, index)
  }

  /** Topics that reach into an area, themselves or with the line from their parent, in the order of the tree. */
  visible(area: Rect): Topic[] {
    return this.#index.within(area).map((index) => this.#topics.at(index))
  }

  nodeAt(point: Point, slack = 0): NodeId | null {
    const index = this.#index.at(point, slack)
    return this.parts.plan.faces[index]?.node.id ?? null
  }

  /** The relation line whose way or words are nearest to a point, within a distance. */
  lineAt(point: Point, slack: number): LineId | null {
    return nearestTo(point, this.relations, slack)?.line.id ?? null
  }

  /** The summary or boundary whose line or title is nearest to a point, within a distance. */
  rangeAt(point: Point, slack: number): RangeId | null {
    return nearestTo(point, this.ranges, slack)?.range.id ?? null
  }

  /** The callout that a point is in; of several the one painted last. */
  calloutAt(point: Point): CalloutId | null {
    return this.callouts.findLast(({ box }) => contains(box, point))?.callout.id ?? null
  }

  /** Callouts lie over topics, topics over lines and ranges. */
  hit(point: Point, slack: number): ItemRef<MapItem> | null {
    const found: readonly [MapItem, () => string | null][] = [
      ['callout', () => this.calloutAt(point)],
      ['node', () => this.nodeAt(point)],
      ['line', () => this.lineAt(point, slack)],
      ['range', () => this.rangeAt(point, slack)],
    ]
    for (const [type, at] of found) {
      const id = at()
      if (id !== null) return { type, id }
    }
    return null
  }

  itemsIn(area: Rect): ItemRef<MapItem>[] {
    const topics = this.visible(area).filter((topic) => intersects(topic, area))
    return topics.map(({ id }) => ({ type: 'node', id }))
  }

  boxOf({ type, id }: ItemRef<MapItem>): Rect | undefined {
    switch (type) {
      case 'node':
        return this.placeOf(id)
      case 'line':
        return this.relations.find(({ line }) => line.id === id)?.bounds
      case 'range':
        return this.ranges.find(({ range }) => range.id === id)?.bounds
      case 'callout':
        return this.callouts.find(({ callout }) => callout.id === id)?.bounds
    }
  }

  /** Relation lines whose both ends are shown. */
  get relations(): readonly Relation[] {
    return this.#relations.all
  }

  /** Those that reach into an area, as they can be read: they leave out the words of topics that they pass. */
  relationsIn(area: Rect): Relation[] {
    return this.relations
      .filter(({ bounds }) => intersects(bounds, area))
      .map((relation) => this.#relations.withoutWords(relation))
  }

  get ranges(): readonly DrawnRange[] {
    const { plan, theme, maker } = this.parts
    this.#ranges ??= drawRanges(plan, this.#places, this.#index, theme, maker)
    return this.#ranges
  }

  /** Callouts of topics that are shown. */
  get callouts(): readonly DrawnCallout[] {
    this.#callouts ??= this.#drawCallouts(this.snapshot.callouts.values())
    return this.#callouts
  }

  /** A callout as it would be drawn with its middle elsewhere, from the middle of its topic. */
  calloutMoved(id: CalloutId, at: Point): DrawnCallout | undefined {
    const callout = this.snapshot.callouts.get(id)
    return callout && this.#drawCallouts([{ ...callout, at }])[0]
  }

  /** What is drawn in an area, in painting order; the background is another matter. */
  layers(area: Rect = this.bounds): Layer[] {
    const topics = this.visible(area)
    return this.#withAttachments(area, near(topics, topics), this.relationsIn(area))
  }

  /** One branch by itself: its box, and what is drawn of it when nothing else is on the paper. */
  branchAlone(id: NodeId): { readonly box: Rect; readonly layers: Layer[] } | undefined {
    const top = this.indexOf(id)
    if (top === undefined) return undefined
    const size = (this.parts.plan.forest.end[top] as number) - top
    const topics = Array.from({ length: size }, (_, nth) => this.#topics.at(top + nth))
    const ids = new Set(topics.map((topic) => topic.id))
    const ranges = this.ranges.filter(({ range }) => ids.has(range.parent))
    const inside = this.relations.filter(({ line }) => ids.has(line.from) && ids.has(line.to))
    const relations = inside.map((relation) => this.#relations.withoutWords(relation))
    const callouts = this.callouts.filter(({ callout }) => ids.has(callout.node))
    const boxes = [this.#index.boxes(top, top), ...[...ranges, ...callouts].map(({ bounds }) => bounds)]
    // The line to it comes from somewhere else; a cell is its own.
    const [lines = [], ...faces] = near(topics, topics.slice(1))
    const cell = topics[0]?.cell
    const layers = withThings([cell ? [inMap([cell]), ...lines] : lines, ...faces], ranges, relations, callouts)
    return { box: union([...boxes, ...relations.map(({ bounds }) => bounds)]) ?? this.bounds, layers }
  }

  /** The same for a scale under `farBelow`, where thousands of topics have to be painted at once; of one branch alone if named. */
  farLayers(area: Rect = this.bounds, branch?: NodeId): Layer[] {
    const nodes = this.#index.within(area)
    const relations = this.relations.filter(({ bounds }) => intersects(bounds, area))
    if (branch === undefined) return this.#withAttachments(area, this.#far(nodes), relations)
    const top = this.indexOf(branch)
    if (top === undefined) return []
    const end = this.parts.plan.forest.end[top] as number
    return this.#far(nodes.filter((node) => node >= top && node < end))
  }

  #far(nodes: number[]): Layer[] {
    const { plan } = this.parts
    const folded = nodes.filter((node) => (plan.forest.tail[node] as number) > 0)
    return [
      ...farLayers(nodes, plan, this.#places, this.paper),
      folded.map((node) => inMap(this.#topics.at(node).foldMark)),
    ]
  }

  background(area: Rect): Primitive[] {
    return drawBackground(this.snapshot, this.theme, area)
  }

  /** What is drawn on the paper alone. */
  pattern(area: Rect): Primitive[] {
    return drawPattern(this.snapshot, this.theme, area)
  }

  /** The topic's place in the order of the tree; undefined while it is folded away. */
  indexOf(id: NodeId): number | undefined {
    const { end, size } = this.parts.plan.forest
    // From the nearest one that is known down: a table of all ids would cost more than all the rest of composing, and a way from the
    // top for each of them takes seconds in a map of ten thousand levels.
    const { known, way } = this.#wayTo(id)
    if (known === undefined && way.length === 0) return undefined
    let [index, stop] = known === undefined ? [0, size] : [known + 1, end[known] as number]
    for (const step of way) {
      index = this.#findSibling(step, index, stop)
      if (index >= stop) return undefined
      stop = end[index] as number
      index++
    }
    return index - 1
  }

  /** Of the topics above a node the nearest whose place is known, and the ids from there down to the node. */
  #wayTo(id: NodeId): { known: number | undefined; way: readonly NodeId[] } {
    const { nodes } = this.snapshot
    const way: NodeId[] = []
    for (let node = nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent)) {
      const known = this.#found.get(node.id)
      if (known !== undefined) return { known, way: way.reverse() }
      way.push(node.id)
    }
    return { known: undefined, way: way.reverse() }
  }

  /** Remembers those it passes: whoever asks for one child soon asks for the next. */
  #findSibling(id: NodeId, first: number, stop: number): number {
    const { faces, forest } = this.parts.plan
    let index = this.#nextSibling.get(first) ?? first
    let found = stop
    while (index < stop && found === stop) {
      const passed = (faces[index] as Face).node.id
      this.#found.set(passed, index)
      if (passed === id) found = index
      index = forest.end[index] as number
    }
    this.#nextSibling.set(first, index)
    return found
  }

  #withAttachments(area: Rect, topics: readonly Layer[], relations: readonly Relation[]): Layer[] {
    const ranges = this.ranges.filter(({ bounds }) => intersects(bounds, area))
    const callouts = this.callouts.filter(({ bounds }) => intersects(bounds, area))
    const watermark = this.#watermark()
    return [...withThings(topics, ranges, relations, callouts), watermark ? [inMap(watermark.primitives)] : []]
  }

  #drawCallouts(callouts: Iterable<CalloutSnapshot>): DrawnCallout[] {
    const { theme, maker, snapshot } = this.parts
    const looks = { theme, look: snapshot.levels?.callout }
    return drawCallouts(callouts, (id) => this.#calledOut(id), looks, this.paper, maker.measurer)
  }

  #calledOut(id: NodeId): CalledOut | undefined {
    const { plan, maker } = this.parts
    const index = this.indexOf(id)
    if (index === undefined) return undefined
    return {
      box: this.#topics.at(index),
      callout: calloutSpaceOf(plan.forest, this.#places, index),
      role: maker.roles.of('summary', 2, plan.branches[index] as number),
    }
  }

  #watermark() {
    const { watermark, theme, maker } = this.parts
    return watermark === '' ? null : drawWatermark(watermark, this.#mapBounds(), theme, maker.measurer)
  }

  #mapBounds(): Rect {
    const { end, size } = this.parts.plan.forest
    const boxes: Rect[] = [...this.ranges, ...this.relations, ...this.callouts].map(({ bounds }) => bounds)
    for (let top = 0; top < size; top = end[top] as number) boxes.push(this.#index.branch(top))
    return union(boxes) ?? { x: 0, y: 0, width: 0, height: 0 }
  }

  #findBounds(): Rect {
    const map = this.#mapBounds()
    const watermark = this.#watermark()
    return watermark ? (union([map, watermark.bounds]) ?? map) : map
  }
}

function inMap(primitives: readonly Primitive[]): Drawing {
  return { x: 0, y: 0, primitives }
}

function drawingOf({ id, x, y, face }: Topic): Drawing {
  const { link } = face.node
  return { x, y, anchor: id, ...(link?.url !== undefined && { link: link.url }), primitives: face.primitives }
}

/** Topics as they can be read, with the lines that lead to some of them. */
function near(topics: readonly Topic[], led: readonly Topic[]): Layer[] {
  return [
    led.flatMap(({ ties }) => ties.map((tie) => inMap([tie]))),
    topics.map(drawingOf),
    topics.flatMap(({ foldMark }) => (foldMark.length > 0 ? inMap(foldMark) : [])),
  ]
}

/** What lies behind topics and what lies over them: relation lines over the lines of the tree, but under what is read. */
function withThings(
  [lines = [], ...topics]: readonly Layer[],
  ranges: readonly DrawnRange[],
  relations: readonly Relation[],
  callouts: readonly DrawnCallout[],
): Layer[] {
  return [
    ranges.filter(({ layer }) => layer === 'behind').map(({ primitives }) => inMap(primitives)),
    lines,
    relations.map(({ strokes }) => inMap(strokes)),
    ...relations.map(({ label }) => [inMap(label.primitives)]),
    ...topics,
    ranges.filter(({ layer }) => layer === 'over').map(({ primitives }) => inMap(primitives)),
    ...callouts.map(({ primitives }) => [inMap(primitives)]),
  ]
}
