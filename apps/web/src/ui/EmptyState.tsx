import type { ReactNode } from 'react'
import { BranchDrawing } from './BranchDrawing.tsx'
import styles from './EmptyState.module.css'

interface Props {
  title: string
  sentence?: string
  /** There is nothing else on the page: its words are the heading. */
  isPage?: boolean
  /** What to do about it. */
  children?: ReactNode
}

export function EmptyState({ title, sentence, isPage, children }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.empty}>
      <BranchDrawing />
      <Title className={styles.title}>{title}</Title>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      {children}
    </div>
  )
}
