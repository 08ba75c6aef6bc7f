import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import styles from './MessageDialog.module.css'

interface Props {
  title: string
  sentence: string
  onClose: () => void
  /** The buttons, the main one last. */
  children: ReactNode
}

/** A few words and what to do about them. */
export function MessageDialog({ title, sentence, onClose, children }: Props) {
  return (
    <Dialog label={title} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.buttons}>{children}</div>
    </Dialog>
  )
}
