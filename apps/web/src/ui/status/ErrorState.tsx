import { CircleAlert } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { errorText } from '../../platform/show-error.ts'
import { Button } from '../buttons/Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './ErrorState.module.css'

interface Props {
  error: unknown
  onRetry: () => void
}

/** What should have been here did not come. */
export function ErrorState({ error, onRetry }: Props) {
  const translator = useText()
  return (
    <div role="alert" className={styles.error}>
      <Icon icon={CircleAlert} className={styles.icon} />
      <p className={styles.what}>{errorText(error, translator)}</p>
      <Button onClick={onRetry}>{translator.text('retry')}</Button>
    </div>
  )
}
