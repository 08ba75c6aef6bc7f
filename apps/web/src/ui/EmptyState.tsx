import type { ReactNode } from 'react'
import { BranchDrawing } from './BranchDrawing.tsx'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  sentence?: string
  /** What to do about it. */
  children?: ReactNode
}

export function EmptyState({ title, sentence, children }: Props) {
  return (
    <div className={styles.empty}>
      <BranchDrawing />
      <p className={styles.title}>{title}</p>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      {children}
    </div>
  )
}
