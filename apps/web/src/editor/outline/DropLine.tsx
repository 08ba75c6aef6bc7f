import { type Store, useStore } from '../../platform/store.ts'
import styles from './OutlineView.module.css'
import type { DropLine as Line } from './outline-pointers.ts'

/** Where rows that are carried would go, and on which level. */
export function DropLine({ line }: { line: Store<Line | null> }) {
  const shown = useStore(line)
  if (!shown) return null
  const start = `calc(${shown.indent} * var(--space-24) + var(--space-20))`
  return (
    <div
      className={styles.drop}
      style={{ transform: `translateY(${shown.top}px)`, insetInlineStart: start }}
      data-drop-indent={shown.indent}
    />
  )
}
