import type { ConnectorId, FlowchartSnapshot, LabelSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { SpatialIndex } from '../../drawing/spatial-index.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import type { JumpForm } from '../routes/path-jumps.ts'
import type { DrawnRoute } from '../routes/route.ts'
import { changedLabelGaps, type LabelGaps, labelGaps } from './label-gaps.ts'
import type { PageItems } from './page-items.ts'
import { lineBounds, PlacedConnector } from './placed-connector.ts'
import type { RoutesOfPage } from './routes-of-page.ts'

/** What all connectors of a page are drawn with. */
interface ConnectorLook {
  readonly labels: FlowchartSnapshot['labels']
  readonly tools: FaceTools
  readonly jumps: JumpForm | null
}

interface Parts {
  readonly items: PageItems
  /** By number, as in the items of the page. */
  readonly routes: readonly DrawnRoute[]
  readonly look: ConnectorLook
  /** Whether each is on its own way, and none as it goes until that is found. */
  readonly isComplete: boolean
}

/** The connectors of a page on their ways. Of those that nobody has looked at only the places are known. */
export class PageConnectors {
  readonly isComplete: boolean
  readonly index: SpatialIndex
  readonly #parts: Parts
  readonly #labels: LabelsOf
  /** Those that somebody looked at. */
  readonly #placed = new Map<number, PlacedConnector>()
  readonly #gaps: LabelGaps
  /** Where the words of those are that were asked for them. */
  readonly #words = new Map<number, readonly Rect[]>()
  /**
   * As each of them was placed last, for this page or another one with the same order: one map for all of them. A copy for each page
   * would take longer than all else of a drag.
   */
  readonly #known: Map<number, PlacedConnector>

  constructor(parts: Parts, before?: PageConnectors) {
    this.#parts = parts
    this.isComplete = parts.isComplete
    this.#labels = labelsByConnector(parts.look.labels)
    this.#known = before ? this.#knownSince(before) : new Map()
    const changed = before && this.changedSince(before)
    if (!changed) {
      this.index = SpatialIndex.of(parts.items.connectors.map((_, number) => this.#boundsOf(number)))
      this.#gaps = labelGaps(this)
    } else if (changed.length === 0) {
      this.index = before.index
      this.#gaps = before.#gaps
    } else {
      this.index = before.index.with(changed.map((number) => [number, this.#boundsOf(number)]))
      const hasLabels = this.#labels.size + before.#labels.size > 0
      this.#gaps = hasLabels ? changedLabelGaps(before.#gaps, changed, before, this) : before.#gaps
    }
  }

  /** The same object as on the page before, as long as nothing of it changed. */
  at(number: number): PlacedConnector {
    let placed = this.#placed.get(number)
    if (!placed) {
      const known = this.#unchanged(number) ?? this.#place(number)
      const foreignLabels = this.#gaps.get(number) ?? noLabels
      const isSame = isSamePlaces(known.parts.foreignLabels, foreignLabels)
      placed = isSame ? known : new PlacedConnector({ ...known.parts, foreignLabels })
      this.#placed.set(number, placed)
      this.#known.set(number, placed)
    }
    return placed
  }

  /** Where its words are. */
  wordsOf(number: number): readonly Rect[] {
    const connector = this.#parts.items.connectors[number]
    if (!connector || !this.#labels.has(connector.id)) return noLabels
    let words = this.#words.get(number)
    if (!words) {
      const known = this.#placed.get(number) ?? this.#unchanged(number) ?? this.#place(number)
      words = known.labels.map(({ box }) => box)
      this.#words.set(number, words)
    }
    return words
  }

  /** The numbers of those with words. */
  labelled(): number[] {
    const { connectorNumbers } = this.#parts.items.order
    const numbers = [...this.#labels.keys()].flatMap((id) => connectorNumbers.get(id) ?? [])
    return numbers.sort((a, b) => a - b)
  }

  lineOf(number: number): { readonly route: DrawnRoute; readonly bounds: Rect } {
    return { route: this.#parts.routes[number] as DrawnRoute, bounds: this.#boundsOf(number) }
  }

  /** The numbers of those that are not as they were; null where they are numbered in another way. */
  changedSince(before: PageConnectors): number[] | null {
    const [now, then] = [this.#parts, before.#parts]
    if (now.items.order !== then.items.order) return null
    const isSameLook = now.look.tools === then.look.tools && now.look.jumps === then.look.jumps
    const isSameLabels = this.#labels === before.#labels
    const [routes, routesBefore] = [now.routes, then.routes]
    const [connectors, connectorsBefore] = [now.items.connectors, then.items.connectors]
    const changed: number[] = []
    for (let number = 0; number < routes.length; number++) {
      const connector = connectors[number]
      const isSame = isSameLook && connector === connectorsBefore[number] && routes[number] === routesBefore[number]
      if (isSame && (isSameLabels || (connector && this.#hasSameLabels(connector.id, before)))) continue
      changed.push(number)
    }
    return changed
  }

  /** What somebody looked at, with its number here. */
  #knownSince(before: PageConnectors): Map<number, PlacedConnector> {
    const { order } = this.#parts.items
    if (order === before.#parts.items.order) return before.#known
    const known = new Map<number, PlacedConnector>()
    for (const placed of before.#known.values()) {
      const number = order.connectorNumbers.get(placed.id)
      if (number !== undefined) known.set(number, placed)
    }
    return known
  }

  /** The one that is known, if it has not changed by itself; words of others that it runs through may have. */
  #unchanged(number: number): PlacedConnector | undefined {
    const known = this.#known.get(number)
    if (!known) return undefined
    const { items, routes, look } = this.#parts
    const { connector, route, tools, jumps, labelRecords } = known.parts
    const isSame =
      items.connectors[number] === connector &&
      routes[number] === route &&
      tools === look.tools &&
      jumps === look.jumps &&
      isSameList(labelRecords, this.#labels.get(connector.id) ?? none)
    return isSame ? known : undefined
  }

  #place(number: number): PlacedConnector {
    const { items, routes, look } = this.#parts
    const connector = items.connectors[number] as PageItems['connectors'][number]
    const route = routes[number] as DrawnRoute
    const labelRecords = this.#labels.get(connector.id) ?? none
    const { tools, jumps } = look
    return new PlacedConnector({ connector, route, labelRecords, tools, jumps, foreignLabels: noLabels })
  }

  #hasSameLabels(id: ConnectorId, before: PageConnectors): boolean {
    return isSameList(this.#labels.get(id) ?? none, before.#labels.get(id) ?? none)
  }

  #boundsOf(number: number): Rect {
    const { items, routes, look } = this.#parts
    const connector = items.connectors[number] as PageItems['connectors'][number]
    if (this.#labels.has(connector.id)) return (this.#unchanged(number) ?? this.#place(number)).bounds
    return lineBounds({ connector, route: routes[number] as DrawnRoute, tools: look.tools })
  }
}

/** `before`: what an earlier composition of the page found. `inSight`: ways of connectors elsewhere may be found later; null: nothing is. */
export function connectorsOfPage(
  items: PageItems,
  routes: RoutesOfPage,
  { labels, jumps }: FlowchartSnapshot,
  tools: FaceTools,
  before: PageConnectors | undefined,
  inSight: Rect | null | undefined,
): PageConnectors {
  const found = inSight === undefined ? routes.routesOf(items) : routes.routesInSight(items, inSight)
  const isComplete = inSight === undefined || routes.isComplete
  const look: ConnectorLook = { labels, tools, jumps: jumpForms.get(jumps) ?? null }
  return new PageConnectors({ items, routes: found, look, isComplete }, before)
}

/** By the name that documents use; anything else is no jump. */
const jumpForms: ReadonlyMap<string, JumpForm> = new Map([
  ['arc', { kind: 'arc', radius: 6 }],
  ['gap', { kind: 'gap', radius: 6 }],
])

const none: readonly LabelSnapshot[] = []
const noLabels: readonly Rect[] = []

function isSamePlaces(one: readonly Rect[], other: readonly Rect[]): boolean {
  if (one.length !== other.length) return false
  return one.every((box, at) => {
    const { x, y, width, height } = other[at] as Rect
    return box.x === x && box.y === y && box.width === width && box.height === height
  })
}

const isSameList = (a: readonly LabelSnapshot[], b: readonly LabelSnapshot[]): boolean =>
  a.length === b.length && a.every((label, at) => label === b[at])

type Labels = FlowchartSnapshot['labels']
type LabelsOf = ReadonlyMap<ConnectorId, readonly LabelSnapshot[]>

function labelsByConnector(labels: Labels): LabelsOf {
  let known = grouped.get(labels)
  if (!known) {
    known = Map.groupBy(labels.values(), ({ connector }) => connector)
    grouped.set(labels, known)
  }
  return known
}

const grouped = new WeakMap<Labels, LabelsOf>()
