import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { columnsIn, type Grid, indexesBetween } from './grid.ts'

/** How a list of one look is laid out. */
export interface GridLook {
  /** Of a column; `null` is one column. */
  readonly leastWidth: number | null
  readonly gap: number
  /** Until one has been measured. */
  readonly rowHeight: number
}

/** So much above and below the screen is drawn too: a turn of the wheel finds it there. */
export const around = 400

/** Where the entries of a list stand, and which of them are near enough to the screen to be drawn. */
export function useGrid(list: RefObject<HTMLElement | null>, count: number, look: GridLook) {
  const { leastWidth, gap } = look
  const [width, setWidth] = useState(0)
  const [rowHeight, setRowHeight] = useState(look.rowHeight)
  const [seen, setSeen] = useState({ first: 0, end: 0 })
  const grid = useMemo<Grid>(
    () => ({ count, columns: columnsIn(width, leastWidth, gap), width, rowHeight, gap }),
    [count, width, rowHeight, leastWidth, gap],
  )

  const measure = useEffectEvent(() => {
    const element = list.current
    const frame = element?.closest('main')
    if (!element || !frame) return
    setWidth(element.clientWidth)
    const entry = element.firstElementChild
    if (entry instanceof HTMLElement) setRowHeight(entry.offsetHeight)
    const top = frame.getBoundingClientRect().top - element.getBoundingClientRect().top
    const { first, end } = indexesBetween(grid, top - around, top + frame.clientHeight + around)
    setSeen((known) => (known.first === first && known.end === end ? known : { first, end }))
  })
  const isDrawn = seen.end > seen.first
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it is laid out anew, and when the first entry is there
  useLayoutEffect(() => measure(), [grid, isDrawn])
  useEffect(() => {
    const element = list.current
    const frame = element?.closest('main')
    if (!element || !frame) return
    const look = () => measure()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(frame)
    // What stands above it may grow.
    if (frame.firstElementChild) observer.observe(frame.firstElementChild)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', look)
    }
  }, [list])
  return { grid, ...seen }
}
