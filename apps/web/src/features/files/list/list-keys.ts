import type { KeyboardEvent } from 'react'
import { focusEntry } from '../selecting/entry-focus.ts'
import { extendSelection, toggleSelected } from '../selecting/selection.ts'
import { beside, type Direction } from './grid.ts'
import { type LaidList, laidLists } from './laid-lists.ts'
import { shownList, wholeList } from './shown-list.ts'

const directions: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Arrows, Home, End and the page keys go through the list, with Shift they select on the way; Space selects one. */
export function pressedInList(event: KeyboardEvent, id: string): void {
  const { target, key, shiftKey } = event
  if (!(target instanceof Element) || !target.matches('[data-entry-name]')) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  if (key === ' ') {
    event.preventDefault()
    toggleSelected(id)
    return
  }
  if (key === 'End') {
    event.preventDefault()
    void goToEnd(id, shiftKey)
    return
  }
  const next = entryAfter(id, key)
  if (next === undefined) return
  event.preventDefault()
  if (next !== null) go(id, next, shiftKey)
}

function go(from: string, to: string, extends_: boolean): void {
  if (extends_) extendSelection(to, from)
  focusEntry(to)
}

/** The end is where everything is: also what nobody has scrolled to yet. */
async function goToEnd(from: string, extends_: boolean): Promise<void> {
  const last = (await wholeList()).at(-1)
  if (last) go(from, last.id, extends_)
}

/** Undefined: not a key of lists. Null: there is nothing that way. */
function entryAfter(id: string, key: string): string | null | undefined {
  const lists = laidLists()
  const at = lists.findIndex(({ items }) => items.some((item) => item.id === id))
  const list = lists[at]
  if (!list) return undefined
  const index = list.items.findIndex((item) => item.id === id)
  const direction = directions[key]
  if (direction) {
    const next = beside(list.grid, index, direction)
    if (next !== null) return list.items[next]?.id ?? null
    return intoNeighbour(
      direction === 'up' || direction === 'left' ? lists[at - 1] : lists[at + 1],
      list,
      index,
      direction,
    )
  }
  if (key === 'Home') return shownList.get().items[0]?.id ?? null
  if (key === 'PageDown' || key === 'PageUp') return pageAway(list, index, key === 'PageDown' ? 1 : -1)
  return undefined
}

/** From the last row of folders down to the first of documents, in the same column where it has one. */
function intoNeighbour(next: LaidList | undefined, list: LaidList, index: number, direction: Direction): string | null {
  if (!next) return null
  const { columns, count } = next.grid
  const column = Math.min(index % list.grid.columns, columns - 1)
  const lastRow = Math.floor((count - 1) / columns) * columns
  const to = { right: 0, left: count - 1, down: column, up: lastRow + column }[direction]
  return next.items[Math.min(to, count - 1)]?.id ?? null
}

function pageAway({ grid, items, element }: LaidList, index: number, way: 1 | -1): string | null {
  const height = element.closest('main')?.clientHeight ?? 0
  const rows = Math.max(1, Math.floor(height / (grid.rowHeight + grid.gap)) - 1)
  const to = index + way * rows * grid.columns
  return items[Math.min(Math.max(to, 0), items.length - 1)]?.id ?? null
}
