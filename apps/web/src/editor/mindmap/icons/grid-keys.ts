import type { KeyboardEvent } from 'react'

/** Arrows go from cell to cell, up and down to the nearest one of the next row, also into the next group. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-cell]')]
  const at = cells.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : neighbour(cells, at, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}

function neighbour(cells: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1]
    case 'ArrowLeft':
      return cells[at - 1]
    case 'ArrowDown':
      return inRow(cells.slice(at), cells[at])
    case 'ArrowUp':
      return inRow(cells.slice(0, at + 1).reverse(), cells[at])
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    default:
      return undefined
  }
}

/** Of the first row that is another one, the cell nearest below or above. */
function inRow(cells: readonly HTMLElement[], from: HTMLElement | undefined): HTMLElement | undefined {
  if (!from) return undefined
  const { top, left } = from.getBoundingClientRect()
  const places = cells.map((cell) => ({ cell, place: cell.getBoundingClientRect() }))
  const row = places.find(({ place }) => place.top !== top)?.place.top
  const distance = (place: DOMRect) => Math.abs(place.left - left)
  return places.filter(({ place }) => place.top === row).sort((a, b) => distance(a.place) - distance(b.place))[0]?.cell
}
