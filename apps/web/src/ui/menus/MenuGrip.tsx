import { useEffect, useRef } from 'react'
import { usePhone } from '../../platform/phone.ts'
import { useDragDown } from '../sheets/use-drag-down.ts'
import styles from './Menu.module.css'

/** The upper edge of a menu that is a sheet: pulled down it goes with the finger, and far enough it closes. */
export function MenuGrip({ onClose }: { onClose: () => void }) {
  const grip = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLElement>(null)
  const drag = useDragDown(menu, onClose)
  const isPhone = usePhone()
  useEffect(() => {
    menu.current = grip.current?.parentElement ?? null
  }, [])
  return isPhone && <div ref={grip} aria-hidden="true" className={styles.grip} {...drag} />
}
