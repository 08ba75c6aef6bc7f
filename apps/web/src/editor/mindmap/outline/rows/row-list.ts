import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from '@ramify/document'
import { createStore, type Store } from '../../../../platform/store.ts'
import type { MapEditor } from '../../map-editor.ts'
import { rowAt, rowsBetween, topsOf } from './row-places.ts'
import { type Row, visibleRows } from './rows.ts'

/** What of an outline is drawn right now. */
export interface DrawnRows {
  readonly snapshot: MapSnapshot
  readonly rows: readonly Row[]
  readonly tops: Float64Array
  readonly first: number
  readonly end: number
}

/** An outline of which only the rows on the screen and a little around it are elements of the page. */
export interface RowList {
  readonly drawn: Store<DrawnRows>
  /** Follows the scrolling, the size and the map from here on; gives back how to stop. */
  readonly attach: (scroller: HTMLElement, page: HTMLElement) => () => void
  /** Watches how high the element of a row is. */
  readonly measure: (element: HTMLElement) => () => void
  /** Rows are higher or lower than they were: what was measured does not hold any more. */
  readonly measureAgain: () => void
  readonly indexOf: (id: NodeId) => number
  /** Brings a row onto the screen. */
  readonly show: (id: NodeId, where?: 'near' | 'middle') => void
}

interface Look {
  /** How high a row will be that nobody has drawn yet, in a column so wide. */
  readonly guess: (row: Row, node: NodeSnapshot, width: number) => number
  /** Room above the first row and below the last. */
  readonly above: number
  readonly below: number
  /** How much of its upper end lies under a bar. */
  readonly hidden?: number
}

/** How much is drawn around the screen, in parts of it, and how near its edge that must reach. */
const ready = 0.8
const needed = 0.2
const margin = 24

export function createRowList(editor: MapEditor, look: Look): RowList {
  const { document } = editor
  /** Of rows that were drawn. */
  const heights = new Map<NodeId, number>()
  /** Of all others, as long as they are the same and the column is as wide. */
  let guesses = new WeakMap<NodeSnapshot, number>()
  let rows = visibleRows(document.snapshot)
  let indexes: Map<NodeId, number> | null = null
  let place: { scroller: HTMLElement; page: HTMLElement } | null = null
  let width = 0
  /** What is to be seen, until somebody scrolls: rows around it may turn out higher than they were thought to be. */
  let wanted: NodeId | null = null
  /** Where we have scrolled to ourselves. */
  let scrolledTo = -1

  const guess = (row: Row) => {
    const node = document.snapshot.nodes.get(row.id) as NodeSnapshot
    let height = guesses.get(node)
    if (height === undefined) {
      height = look.guess(row, node, width)
      guesses.set(node, height)
    }
    return height
  }
  const findTops = () =>
    topsOf(
      rows.map((row) => heights.get(row.id) ?? guess(row)),
      look.above,
    )
  const scrollTo = (top: number) => {
    if (!place) return
    place.scroller.scrollTop = top
    scrolledTo = place.scroller.scrollTop
  }
  const drawn = createStore<DrawnRows>({ snapshot: document.snapshot, rows, tops: findTops(), first: 0, end: 0 })

  const draw = (tops: Float64Array) => {
    if (!place) return
    const { scrollTop, clientHeight } = place.scroller
    place.page.style.height = `${(tops.at(-1) ?? 0) + look.below}px`
    const around = rowsBetween(tops, scrollTop - clientHeight * ready, scrollTop + clientHeight * (1 + ready))
    drawn.set({ snapshot: document.snapshot, rows, tops, ...around })
  }

  /** The row at the top of the screen stays where it is, whatever those above it turn out to be. */
  const placeAgain = () => {
    const before = drawn.get()
    const tops = findTops()
    draw(tops)
    if (!place) return
    const { scroller } = place
    const top = rowAt(before.tops, scroller.scrollTop)
    const now = scroller.scrollTop > look.above ? indexOf(before.rows[top]?.id ?? '') : -1
    const moved = now < 0 ? 0 : (tops[now] as number) - (before.tops[top] as number)
    if (moved !== 0) scrollTo(scroller.scrollTop + moved)
    if (wanted !== null) show(wanted)
  }

  const onScroll = () => {
    if (!place) return
    const { scrollTop, clientHeight } = place.scroller
    if (Math.abs(scrollTop - scrolledTo) > 1) wanted = null
    const { tops, first, end } = drawn.get()
    const seen = rowsBetween(tops, scrollTop - clientHeight * needed, scrollTop + clientHeight * (1 + needed))
    if (seen.first < first || seen.end > end) draw(tops)
  }

  const onChange = ({ structure, nodes }: SnapshotChange) => {
    if (structure) {
      rows = visibleRows(document.snapshot)
      indexes = null
    }
    const { first, end, rows: before } = drawn.get()
    const onPage = new Set(before.slice(first, end).map(({ id }) => id))
    // Those on the page are measured again by themselves.
    for (const id of nodes) if (!onPage.has(id)) heights.delete(id)
    placeAgain()
  }

  const observer = new ResizeObserver((entries) => {
    let isNews = false
    for (const { target, borderBoxSize } of entries) {
      const id = (target as HTMLElement).dataset.row as NodeId
      const height = borderBoxSize[0]?.blockSize ?? 0
      if (height === 0 || heights.get(id) === height) continue
      heights.set(id, height)
      isNews = true
    }
    if (isNews) placeAgain()
  })

  const measureAgain = () => {
    const { first, end, rows: before } = drawn.get()
    const onPage = new Set(before.slice(first, end).map(({ id }) => id))
    // Those on the page are measured again by themselves.
    for (const id of heights.keys()) if (!onPage.has(id)) heights.delete(id)
    guesses = new WeakMap()
    placeAgain()
  }

  const indexOf = (id: NodeId) => {
    indexes ??= new Map(rows.map((row, index) => [row.id, index]))
    return indexes.get(id) ?? -1
  }

  const show = (id: NodeId, where: 'near' | 'middle' = 'near') => {
    const index = indexOf(id)
    if (index < 0 || !place) return
    wanted = id
    const { scroller } = place
    const { scrollTop, clientHeight } = scroller
    const { tops } = drawn.get()
    const [top, bottom] = [tops[index] as number, tops[index + 1] as number]
    const upper = margin + (look.hidden ?? 0)
    const isSeen = top >= scrollTop + upper && bottom <= scrollTop + clientHeight - margin
    if (isSeen) return
    if (where === 'middle') scrollTo((top + bottom - clientHeight) / 2)
    else if (top < scrollTop + upper) scrollTo(top - upper)
    else scrollTo(Math.min(top - upper, bottom + margin - clientHeight))
    onScroll()
  }

  const attach = (scroller: HTMLElement, page: HTMLElement) => {
    place = { scroller, page }
    const onSize = new ResizeObserver(() => {
      if (page.clientWidth !== width) {
        heights.clear()
        guesses = new WeakMap()
      }
      width = page.clientWidth
      placeAgain()
    })
    width = page.clientWidth
    // Others may have changed the map before it was looked at like this.
    if (drawn.get().snapshot !== document.snapshot) rows = visibleRows(document.snapshot)
    draw(findTops())
    onSize.observe(scroller)
    const listening = new AbortController()
    const { signal } = listening
    scroller.addEventListener('scroll', onScroll, { signal, passive: true })
    const stop = document.subscribe(onChange)
    return () => {
      stop()
      onSize.disconnect()
      listening.abort()
      place = null
    }
  }

  return {
    drawn,
    attach,
    measure: (element) => {
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    measureAgain,
    indexOf,
    show,
  }
}
