import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useEditor } from '../core/use-editor.ts'
import { useCover } from '../core/viewport/use-cover.ts'
import styles from './CornerBar.module.css'
import type { ViewsEditor } from './views-editor.ts'

/** Tools of what is shown as a whole, at the left below it. */
export function CornerBar({ label, children }: { label: string; children: ReactNode }) {
  const editor = useEditor<ViewsEditor>()
  const cover = useCover(editor)
  return (
    <div
      ref={cover}
      role="toolbar"
      aria-label={label}
      className={classNames(styles.bar, editor.kind.BelowCanvas && styles.raised)}
    >
      {children}
    </div>
  )
}
