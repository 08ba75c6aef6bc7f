import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './PlaceContent.module.css'

interface Props {
  error: unknown
  onRetry: () => void
}

/** In the place of a list, or below the part of it that has come. */
export function ListError(props: Props) {
  return (
    <div className={styles.error}>
      <ErrorState {...props} />
    </div>
  )
}
