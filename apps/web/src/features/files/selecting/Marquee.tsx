import { useStore } from '../../../platform/store.ts'
import styles from './Marquee.module.css'
import { marquee } from './marquee.ts'

/** The area that is being drawn. */
export function Marquee() {
  const area = useStore(marquee)
  if (!area) return null
  const { x, y, width, height } = area
  return <div aria-hidden="true" className={styles.area} style={{ left: x, top: y, width, height }} />
}
