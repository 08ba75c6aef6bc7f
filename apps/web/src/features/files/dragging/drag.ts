import type { Point } from '@ramify/geometry'
import type { PointerEvent } from 'react'
import type { FileItem } from '../file-item.ts'
import { type Destination, isMovable, mayMove, moveItems } from '../folders/move-items.ts'
import { isSelected, selectedItems } from '../selecting/selection.ts'
import { knownTeamOf } from '../teams/team-here.ts'
import { dragged, dragPoint } from './dragged.ts'
import { scrollAtEdges } from './edge-scroll.ts'
import { followPointer } from './follow-pointer.ts'

/** Pressing an entry may become carrying it, with all others that are selected, to a folder. */
export function pressForDrag(event: PointerEvent, item: FileItem): void {
  const isOnControl = event.target instanceof Element && event.target.closest('button, input, label') !== null
  if (event.button !== 0 || event.pointerType === 'touch' || isOnControl || !isMovable(item)) return
  let stopScrolling: () => void = () => undefined
  let to: Destination | null = null
  followPointer(event, {
    onStart: () => {
      const items = isSelected(item.id) ? selectedItems().filter(isMovable) : [item]
      dragged.set({ items, over: null })
      stopScrolling = scrollAtEdges(dragPoint.get)
    },
    onMove: (at) => {
      const carried = dragged.get()
      if (!carried) return
      dragPoint.set(at)
      to = folderUnder(at, carried.items)
      if ((to?.id ?? null) !== carried.over) dragged.set({ ...carried, over: to?.id ?? null })
    },
    onEnd: (isKept) => {
      const items = dragged.get()?.items ?? []
      stopScrolling()
      dragged.set(null)
      if (isKept && to) void moveItems(items, to)
    },
  })
}

/** Cards, rows, the tree and the crumbs say which folder they stand for. */
function folderUnder({ x, y }: Point, items: readonly FileItem[]): Destination | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-folder]')
  const { dropFolder: id, dropName: name } = place?.dataset ?? {}
  if (id === undefined || name === undefined) return null
  const team = knownTeamOf(id)
  return mayMove(items, id, team) ? { id, name, team } : null
}
