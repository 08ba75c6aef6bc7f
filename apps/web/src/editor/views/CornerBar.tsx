import type { ReactNode } from 'react'
import { useMapEditor } from '../core/use-editor.ts'
import { useCover } from '../core/viewport/use-cover.ts'
import styles from './CornerBar.module.css'

/** Tools of what is shown as a whole, at the left below it. */
export function CornerBar({ label, children }: { label: string; children: ReactNode }) {
  const cover = useCover(useMapEditor())
  return (
    <div ref={cover} role="toolbar" aria-label={label} className={styles.bar}>
      {children}
    </div>
  )
}
