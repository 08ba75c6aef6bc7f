import type { ReactNode } from 'react'
import { useEditor } from '../use-editor.ts'
import { useCover } from '../viewport/use-cover.ts'
import styles from './CornerBar.module.css'

/** Tools of what is shown as a whole, at the left below it. */
export function CornerBar({ label, children }: { label: string; children: ReactNode }) {
  const cover = useCover(useEditor())
  return (
    <div ref={cover} role="toolbar" aria-label={label} className={styles.bar}>
      {children}
    </div>
  )
}
