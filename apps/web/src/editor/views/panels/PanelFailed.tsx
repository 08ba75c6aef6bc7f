import { useText } from '../../../platform/i18n/language.ts'
import type { LazyFailure } from '../../../platform/lazy-module.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './PanelFailed.module.css'

/** A tab of the side panel whose code did not come. */
export function PanelFailed({ onRetry }: LazyFailure) {
  const { text } = useText()
  return (
    <div role="alert" className={styles.failed}>
      <p>{text('error.late')}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  )
}
