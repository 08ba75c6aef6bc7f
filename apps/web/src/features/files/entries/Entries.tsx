import { useEffect, useRef } from 'react'
import type { FileItem } from '../file-item.ts'
import { heightOf, placeIn } from '../list/grid.ts'
import { layList } from '../list/laid-lists.ts'
import { gridLooks, type ListLook } from '../list/list-look.ts'
import { useGrid } from '../list/use-grid.ts'
import { FileEntry } from './FileEntry.tsx'
import styles from './FileList.module.css'

interface Props {
  items: readonly FileItem[]
  look: ListLook
  isFolders?: boolean
  isComplete: boolean
  tabbable: string | null
  label?: string
}

/** One list, of which only what is near the screen is drawn, however long it is. */
export function Entries({ items, look, isFolders = false, isComplete, tabbable, label }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { grid, first, end } = useGrid(list, items.length, gridLooks[isFolders ? 'folders' : look])
  useEffect(() => {
    const element = list.current
    return element ? layList({ element, grid, items }) : undefined
  }, [grid, items])
  const drawn = indexesDrawn(
    first,
    Math.min(end, items.length),
    items.findIndex(({ id }) => id === tabbable),
  )
  return (
    <ul ref={list} aria-label={label} className={styles.list} style={{ height: heightOf(grid) }}>
      {drawn.map((index) => {
        const item = items[index]
        if (!item) return null
        const { x, y, width } = placeIn(grid, index)
        return (
          <FileEntry
            key={item.id}
            item={item}
            look={look}
            x={x}
            y={y}
            width={width}
            position={index + 1}
            setSize={isComplete ? items.length : -1}
            isTabbable={item.id === tabbable}
          />
        )
      })}
    </ul>
  )
}

/** With the one that Tab leads to, wherever it stands: the focus would be lost with it. */
function indexesDrawn(first: number, end: number, kept: number): number[] {
  const near = Array.from({ length: Math.max(0, end - first) }, (_, nth) => first + nth)
  if (kept < 0 || (kept >= first && kept < end)) return near
  return kept < first ? [kept, ...near] : [...near, kept]
}
