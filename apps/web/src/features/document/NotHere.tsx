import { useText } from '../../platform/i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './GonePage.module.css'

/** A map that this browser has never had, and nobody answers. */
export function NotHere({ onRetry }: { onRetry: () => void }) {
  const { text } = useText()
  return (
    <div role="alert" className={styles.page}>
      <EmptyState title={text('document.not-here')}>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </EmptyState>
    </div>
  )
}
