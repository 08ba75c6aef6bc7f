import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePhone } from '../../platform/phone.ts'
import { useDragDown } from '../sheets/use-drag-down.ts'
import styles from './Menu.module.css'

/** The upper edge of a menu that is a sheet: pulled down it goes with the finger, and far enough it closes. */
export function MenuGrip({ onClose }: { onClose: () => void }) {
  const grip = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLElement>(null)
  const isPhone = usePhone()
  // Before what listens to it looks for it.
  useLayoutEffect(() => {
    menu.current = grip.current?.parentElement ?? null
  })
  const drag = useDragDown(menu, onClose, { isOn: isPhone })
  useEffect(() => {
    const element = grip.current
    // The browser takes the end of a quick drag for a fling, and the next tap for what stops it: that would do nothing.
    const keep = (event: TouchEvent) => event.cancelable && event.preventDefault()
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [])
  return isPhone && <div ref={grip} aria-hidden="true" className={styles.grip} {...drag} />
}
