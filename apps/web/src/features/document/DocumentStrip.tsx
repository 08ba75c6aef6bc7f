import { BookOpen, CloudOff } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import type { LiveDocument } from '../../platform/sync/index.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DocumentStrip.module.css'

/** Under the bar, when there is something to know about the whole document. */
export function DocumentStrip({ live }: { live: LiveDocument }) {
  const { text } = useText()
  const isOffline = useStore(live.saveState) === 'offline'
  const isOnline = useOnline()
  const { edit } = useStore(live.rights)
  if (edit && !isOffline) return null
  return (
    <p className={styles.strip}>
      <Icon icon={isOffline ? CloudOff : BookOpen} />
      {text(!isOffline ? 'document.read-only' : isOnline ? 'document.unreachable' : 'document.offline')}
    </p>
  )
}
