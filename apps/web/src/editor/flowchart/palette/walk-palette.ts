import type { KeyboardEvent } from 'react'

/** Arrow keys go from picture to picture, over all groups that are unfolded; Home and End to the first and last one. */
export function walkPalette(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const palette = event.currentTarget
  const pictures = [...palette.querySelectorAll<HTMLElement>('[data-palette-shape]')]
  const places = pictures.map((each) => each.getBoundingClientRect())
  const at = pictures.indexOf(document.activeElement as HTMLElement)
  const isInSearch = event.target instanceof HTMLInputElement
  const next = isInSearch ? (event.key === 'ArrowDown' ? 0 : -1) : at < 0 ? -1 : nextPlace(event.key, at, places)
  const found = pictures[next]
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  found.focus()
}

interface Place {
  readonly left: number
  readonly top: number
}

/** The place that a key goes to; -1 for none. Places are in rows, those of a row from left to right. */
export function nextPlace(key: string, at: number, places: readonly Place[]): number {
  const from = places[at]
  if (!from) return -1
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  if (key === 'ArrowRight') return at + 1 < places.length ? at + 1 : -1
  if (key === 'ArrowLeft') return at - 1
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return -1
  const isDown = key === 'ArrowDown'
  const beyond = places.filter(({ top }) => (isDown ? top > from.top + 1 : top < from.top - 1))
  const row = isDown ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top))
  let best = -1
  places.forEach(({ left, top }, nth) => {
    if (Math.abs(top - row) > 1) return
    const known = places[best]
    if (!known || Math.abs(left - from.left) < Math.abs(known.left - from.left)) best = nth
  })
  return best
}
