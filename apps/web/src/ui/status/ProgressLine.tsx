import { useText } from '../../platform/i18n/language.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import styles from './ProgressLine.module.css'

/** A page is on its way. */
export function ProgressLine() {
  const { text } = useText()
  const isLate = useDelayed(true)
  return isLate && <div role="progressbar" aria-label={text('loading')} className={styles.line} />
}
