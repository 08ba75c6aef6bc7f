import { type Store, useStore } from '../../../platform/store.ts'
import styles from './OutlineView.module.css'
import type { DropLine as Line } from './outline-pointers.ts'

interface Props {
  line: Store<Line | null>
  /** How far in each level begins. */
  step: number
}

/** Where rows that are carried would go, and on which level. */
export function DropLine({ line, step }: Props) {
  const shown = useStore(line)
  if (!shown) return null
  return (
    <div
      className={styles.drop}
      style={{ transform: `translateY(${shown.top}px)`, insetInlineStart: (shown.indent + 1) * step }}
      data-drop-indent={shown.indent}
    />
  )
}
