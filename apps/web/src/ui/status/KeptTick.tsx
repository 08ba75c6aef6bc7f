import { Check } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../Icon.tsx'
import styles from './KeptTick.module.css'

/** Fades in when something was kept, and out again. Its room is always there. */
export function KeptTick({ count }: { count: number }) {
  const { text } = useText()
  return (
    <span role="status" className={styles.room}>
      {count > 0 && (
        <span key={count} className={styles.tick}>
          <Icon icon={Check} size="s" />
          <span className={styles.words}>{text('settings.kept')}</span>
        </span>
      )}
    </span>
  )
}
