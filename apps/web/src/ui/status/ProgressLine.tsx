import { useLoading } from '../../platform/api/loading.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import styles from './ProgressLine.module.css'

/** A page is on its way. */
export function ProgressLine() {
  const { text } = useText()
  const isLate = useDelayed(true)
  return isLate && <div role="progressbar" aria-label={text('loading')} className={styles.line} />
}

/** Some request takes longer than a moment, on whichever page. */
export function LoadingLine() {
  const { text } = useText()
  return useLoading() && <div role="progressbar" aria-label={text('loading')} className={styles.line} />
}
