import { useEditor } from '../use-editor.ts'
import styles from './Overlays.module.css'
import { useMarquee } from './use-preview.ts'

export function Marquee() {
  const marquee = useMarquee(useEditor())
  return marquee && <rect className={styles.marquee} {...marquee.rect} />
}
