import type { FileItem } from '../file-item.ts'
import { type Grid, indexesBetween } from './grid.ts'
import { around } from './use-grid.ts'

/** A list on the page: where its entries stand, drawn or not. */
export interface LaidList {
  readonly element: HTMLElement
  readonly grid: Grid
  readonly items: readonly FileItem[]
}

const lists = new Map<HTMLElement, LaidList>()

export function layList(list: LaidList): () => void {
  lists.set(list.element, list)
  return () => lists.delete(list.element)
}

/** From top to bottom: folders, then documents. */
export function laidLists(): LaidList[] {
  const isAfter = (a: LaidList, b: LaidList) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING
  return [...lists.values()].sort((a, b) => (isAfter(a, b) ? 1 : -1))
}

/** What is on the screen, or near it. */
export function idsNear(): ReadonlySet<string> {
  const near = [...lists.values()].flatMap(({ element, grid, items }) => {
    const frame = element.closest('main')
    if (!frame) return []
    const top = frame.getBoundingClientRect().top - element.getBoundingClientRect().top
    const { first, end } = indexesBetween(grid, top - around, top + frame.clientHeight + around)
    return items.slice(first, end)
  })
  return new Set(near.map(({ id }) => id))
}
