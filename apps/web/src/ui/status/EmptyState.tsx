import type { ReactNode } from 'react'
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing.tsx'
import styles from './EmptyState.module.css'

interface Props {
  drawing?: EmptyDrawingName
  title: string
  sentence?: string
  /** There is nothing else on the page: its words are the heading. */
  isPage?: boolean
  /** What to do about it. */
  children?: ReactNode
}

export function EmptyState({ drawing = 'map', title, sentence, isPage, children }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.empty}>
      <EmptyDrawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      {children}
    </div>
  )
}
