import { type ReactNode, useEffect, useRef } from 'react'
import { useDragDown } from '../sheets/use-drag-down.ts'
import styles from './DialogGrip.module.css'

interface Props {
  onClose: () => void
  /** Its title, and what ends it. */
  children: ReactNode
}

/** The head of a dialog that is a sheet in a hand: pulled down it goes with the finger, and far enough it closes. */
export function DialogGrip({ onClose, children }: Props) {
  const head = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLElement>(null)
  const drag = useDragDown(dialog, onClose)
  useEffect(() => {
    const element = head.current
    dialog.current = element?.closest('dialog') ?? null
    // The browser takes the end of a quick drag for a fling, and the next tap for what stops it: that would do nothing.
    const keep = (event: TouchEvent) => event.cancelable && event.preventDefault()
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [])
  return (
    <div ref={head} className={styles.head} {...drag}>
      <span aria-hidden="true" className={styles.grip} />
      {children}
    </div>
  )
}
