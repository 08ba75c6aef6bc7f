import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLayer } from '../../platform/layers/use-layer.ts'
import { classNames } from '../class-names.ts'
import { createCovered } from './covered.ts'
import styles from './Sheet.module.css'
import { useDragDown } from './use-drag-down.ts'

interface Props {
  label: string
  onClose: () => void
  /** A page of something else: Back and Escape lead there. */
  onBack?: (() => void) | undefined
  /** At the upper edge below the grip: a title, tabs, what ends it. */
  head?: ReactNode
  className?: string | undefined
  /** Hears of the element: what is shown above it is kept clear of it. */
  cover: (element: HTMLElement | null) => (() => void) | undefined
  /** It has come to rest, and again whenever its height has changed: what it is about can be brought into sight above it. */
  onRest?: () => void
  children: ReactNode
}

/**
 * Over the foot of the page in a hand. The page stays in sight and in use above it, and what is changed in it shows there at once. What
 * asks for an answer first is a `Dialog`.
 */
export function Sheet({ label, onClose, onBack = onClose, head, className, cover, onRest, children }: Props) {
  const element = useRef<HTMLElement>(null)
  const drag = useDragDown(element, onClose)
  useLayer(true, onBack)

  const [covered] = useState(createCovered)
  // Before the focus goes back, maybe to one of them.
  useLayoutEffect(() => covered.release, [covered])

  // Whoever opened it goes on in it, and afterwards where they were.
  useEffect(() => {
    const before = document.activeElement
    element.current?.focus({ preventScroll: true })
    return () => {
      const isFree = document.activeElement === document.body
      if (isFree && before instanceof HTMLElement && !before.isContentEditable) before.focus({ preventScroll: true })
    }
  }, [])

  const rest = useRef(onRest)
  rest.current = onRest
  useEffect(() => {
    const sheet = element.current
    if (!sheet) return
    // It rises first, and only then it is where it stays.
    const rising = Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished))
    let isThere = false
    const observer = new ResizeObserver(() => {
      if (!isThere) return
      covered.update(sheet)
      rest.current?.()
    })
    observer.observe(sheet)
    let isGone = false
    void rising.then(() => {
      if (isGone) return
      isThere = true
      covered.update(sheet)
      requestAnimationFrame(() => rest.current?.())
    })
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [covered])

  const attach = useCallback(
    (sheet: HTMLElement | null) => {
      element.current = sheet
      return cover(sheet)
    },
    [cover],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onBack()
  }

  return (
    <section
      ref={attach}
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.sheet, className)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.handle} {...drag}>
        <span className={styles.grip} aria-hidden="true" />
        {head}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** The usual head: what it is, and how it ends. */
export function SheetHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </header>
  )
}
