import { useText } from '../../platform/i18n/language.ts'
import type { LateFailure } from '../../platform/late.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './PanelFailed.module.css'

/** A tab of the side panel whose code did not come. */
export function PanelFailed({ onRetry }: LateFailure) {
  const { text } = useText()
  return (
    <div role="alert" className={styles.failed}>
      <p>{text('error.late')}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  )
}
