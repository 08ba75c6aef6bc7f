import { type ChangeSort, differentFields } from '../../core/difference/keyed-difference.ts'
import type { FlowchartSnapshot, PageId } from '../snapshot/snapshot.ts'
import { isShapeEnd } from '../snapshot/snapshot.ts'
import { type ItemDifferences, itemDifferences } from './item-differences.ts'
import { mergedFlowchart } from './merged-flowchart.ts'
import { readingPlaces } from './reading-places.ts'

/** One step of a walk through everything that is different. */
export type FlowchartItemChange =
  | {
      readonly item: 'page' | 'shape' | 'connector'
      readonly id: string
      readonly page: PageId
      readonly sort: ChangeSort
      /** How many shapes were added or removed with it, a shape itself included. */
      readonly shapes: number
    }
  | { readonly item: 'setting'; readonly name: 'theme' | 'jumps'; readonly sort: 'changed' }

/** What is different between two versions of a flowchart, for people. What is the same in both is not in it. */
export interface FlowchartVersionDifference extends ItemDifferences {
  /** Page by page: the page, then what is on it in reading order; the settings last. */
  readonly changes: readonly FlowchartItemChange[]
  /** Shapes, and whatever else is a change of its own. One that was changed and moved counts as both. */
  readonly counts: Readonly<Record<ChangeSort, number>>
  /** The newer version with what was removed put back: to draw both in one. */
  readonly merged: FlowchartSnapshot
}

export function flowchartVersionDifference(
  before: FlowchartSnapshot,
  after: FlowchartSnapshot,
): FlowchartVersionDifference {
  const differences = itemDifferences(before, after)
  const merged = mergedFlowchart(before, after)
  const settings = differentFields(before, after, ['theme', 'jumps'])
  const changes = [
    ...changesInOrder(merged, differences),
    ...settings.map((name): FlowchartItemChange => ({ item: 'setting', name, sort: 'changed' })),
  ]
  return { ...differences, changes, counts: countsOf(changes, differences), merged }
}

type ItemChange = Exclude<FlowchartItemChange, { item: 'setting' }>

function changesInOrder(merged: FlowchartSnapshot, differences: ItemDifferences): ItemChange[] {
  const all = [...shapeChanges(merged, differences), ...connectorChanges(merged, differences)]
  const places = readingPlaces(
    merged,
    all.map(({ id }) => id),
  )
  const placeOf = ({ id }: ItemChange) => places.get(id) ?? { x: 0, y: 0 }
  const byPage = Map.groupBy(all, ({ page }) => page)
  return merged.pages.flatMap(({ id }) => {
    const change = differences.pages.get(id)
    const onPage = byPage.get(id) ?? []
    const sorted = onPage.sort((one, other) => {
      const [a, b] = [placeOf(one), placeOf(other)]
      return a.y - b.y || a.x - b.x || (one.id < other.id ? -1 : 1)
    })
    if (!change) return sorted
    const isWhole = change.sort === 'added' || change.sort === 'removed'
    // What came or went with its page is part of that change.
    const isPart = (each: ItemChange) => isWhole && each.sort === change.sort
    const shapes = sorted.filter(isPart).reduce((sum, each) => sum + each.shapes, 0)
    return [{ item: 'page', id, page: id, sort: change.sort, shapes }, ...sorted.filter((each) => !isPart(each))]
  })
}

/** One change for each, but shapes that were added or removed together with the one they are in are one change of the outermost. */
function* shapeChanges(merged: FlowchartSnapshot, { shapes }: ItemDifferences): Generator<ItemChange> {
  const tops = new Map<string, string>()
  const sizes = new Map<string, number>()
  for (const start of shapes.keys()) {
    const way: string[] = []
    let id = start
    for (let parent = partOf(merged, shapes, id); parent !== null; parent = partOf(merged, shapes, id)) {
      if (tops.has(id)) break
      way.push(id)
      id = parent
    }
    const top = tops.get(id) ?? id
    for (const each of [...way, id]) tops.set(each, top)
  }
  for (const top of tops.values()) sizes.set(top, (sizes.get(top) ?? 0) + 1)
  for (const [id, count] of sizes) {
    const sort = shapes.get(id)?.sort
    const shape = merged.shapes.get(id)
    if (sort && shape) yield { item: 'shape', id, page: shape.page, sort, shapes: count }
  }
}

/** The shape around one that was added or removed, when the same happened to it. */
function partOf(merged: FlowchartSnapshot, shapes: ItemDifferences['shapes'], id: string): string | null {
  const sort = shapes.get(id)?.sort
  const parent = merged.shapes.get(id)?.parent ?? null
  const isWhole = sort === 'added' || sort === 'removed'
  return isWhole && parent !== null && shapes.get(parent)?.sort === sort ? parent : null
}

/** What came or went together with a shape at one of its ends is part of that change. */
function* connectorChanges(merged: FlowchartSnapshot, { shapes, connectors }: ItemDifferences): Generator<ItemChange> {
  for (const [id, { sort }] of connectors) {
    const connector = merged.connectors.get(id)
    if (!connector) continue
    const isWhole = sort === 'added' || sort === 'removed'
    const ends = [connector.from, connector.to].filter(isShapeEnd)
    if (isWhole && ends.some(({ shape }) => shapes.get(shape)?.sort === sort)) continue
    yield { item: 'connector', id, page: connector.page, sort, shapes: 0 }
  }
}

function countsOf(
  changes: readonly FlowchartItemChange[],
  { shapes, pages }: ItemDifferences,
): Record<ChangeSort, number> {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
  for (const change of changes) {
    // Each shape counts, also those that came with a page; the page is one more.
    const own = change.item === 'shape' ? 0 : 1
    counts[change.sort] += own + (change.item === 'setting' ? 0 : change.shapes)
  }
  for (const one of [...shapes.values(), ...pages.values()]) if (one.sort === 'changed' && one.isMoved) counts.moved++
  return counts
}
