import { CloudOff } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Icon } from '../Icon.tsx'
import styles from './OfflineStrip.module.css'

export function OfflineStrip() {
  const { text } = useText()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.strip}>
          <Icon icon={CloudOff} />
          {text('offline')}
        </p>
      )}
    </div>
  )
}
