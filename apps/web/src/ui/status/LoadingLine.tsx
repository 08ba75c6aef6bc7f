import { useLoading } from '../../platform/api/loading.ts'
import { useText } from '../../platform/i18n/language.ts'
import styles from './ProgressLine.module.css'

/** Something that was asked for takes longer than a moment, wherever one is. */
export function LoadingLine() {
  const { text } = useText()
  return useLoading() && <div role="progressbar" aria-label={text('loading')} className={styles.line} />
}
