import type { MapSnapshot, NodeId, NodeSnapshot, NodeTable } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { composeScene } from '../compose/compose-scene.ts'
import { farBelow } from '../detail.ts'
import { type FormulaSetter, noFormulas } from '../formulas/formula-setter.ts'
import type { Paintable } from './paintable.ts'
import { paintSvg, type SvgOptions } from './svg.ts'

/** A picture for lists: this wide and high on the screen, so nobody sees more of a large map than its first branches. */
const [width, height] = [320, 200]
const padding = 20
const mostTopics = 200
const mostCharacters = 200_000

/** An SVG without fonts and images of its own; null when there is nothing to draw. */
export function paintThumbnail(
  snapshot: MapSnapshot,
  theme: Theme,
  measurer: Measurer,
  formulas: FormulaSetter = noFormulas,
  { emoji }: Pick<SvgOptions, 'emoji'> = {},
): string | null {
  if (snapshot.root === '') return null
  const scene = composeScene({ snapshot: folded(snapshot), theme, measurer, formulas })
  const bounds = atLeastWhole(scene.bounds)
  const scale = Math.min(width / bounds.width, height / bounds.height)
  const drawn: Paintable = {
    bounds,
    layers: () => (scale < farBelow ? scene.farLayers() : scene.layers()),
    background: (area) => scene.background(area),
  }
  const svg = paintSvg(drawn, { padding, on: scene.paper, isWithoutFonts: true, ...(emoji && { emoji }) })
  return svg.length > mostCharacters ? null : svg
}

/** With room around a map that is smaller than the picture: nothing is shown larger than it is. */
function atLeastWhole({ x, y, width: own, height: tall }: Rect): Rect {
  const aside = Math.max(0, (width - own) / 2 - padding)
  const above = Math.max(0, (height - tall) / 2 - padding)
  return { x: x - aside, y: y - above, width: own + 2 * aside, height: tall + 2 * above }
}

/** The map with all branches folded that go beyond the first topics, counted level by level. */
function folded(snapshot: MapSnapshot): MapSnapshot {
  if (snapshot.nodes.size <= mostTopics) return snapshot
  const closed = new Set<NodeId>()
  let shown = 1 + snapshot.floating.length
  for (let level = [snapshot.root, ...snapshot.floating]; level.length > 0; ) {
    const next: NodeId[] = []
    for (const id of level) {
      const children = snapshot.nodes.get(id)?.children ?? []
      if (shown + children.length > mostTopics) closed.add(id)
      else next.push(...children)
      shown += closed.has(id) ? 0 : children.length
    }
    level = next
  }
  const nodes = new FoldedTable(snapshot.nodes, closed)
  return { ...snapshot, nodes, lines: new Map(), ranges: new Map(), callouts: new Map() }
}

class FoldedTable implements NodeTable {
  readonly #nodes: NodeTable
  readonly #closed: ReadonlySet<NodeId>

  constructor(nodes: NodeTable, closed: ReadonlySet<NodeId>) {
    this.#nodes = nodes
    this.#closed = closed
  }

  get size(): number {
    return this.#nodes.size
  }

  get(id: NodeId): NodeSnapshot | undefined {
    const node = this.#nodes.get(id)
    return node && this.#closed.has(id) ? { ...node, folded: true } : node
  }

  *values(): IterableIterator<NodeSnapshot> {
    for (const { id } of this.#nodes.values()) yield this.get(id) as NodeSnapshot
  }
}
