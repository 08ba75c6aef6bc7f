import { BookOpen, CloudOff } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { useStore } from '../../platform/store.ts'
import type { LiveDocument } from '../../platform/sync/index.ts'
import { useOnline } from '../../platform/use-online.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { BarLook } from './bar-look.ts'
import styles from './DocumentStrip.module.css'

/** Under the bar, when there is something to know about the whole document. On a desk it lies over the map, which stays where it is. */
export function DocumentStrip({ live, look }: { live: LiveDocument; look: BarLook }) {
  const { text } = useText()
  const isOffline = useStore(live.saveState) === 'offline'
  const isOnline = useOnline()
  const { edit } = useStore(live.rights)
  if (edit && !isOffline) return null
  return (
    <p className={classNames(styles.strip, look === 'desktop' && styles.over)}>
      <Icon icon={isOffline ? CloudOff : BookOpen} />
      {text(!isOffline ? 'document.read-only' : isOnline ? 'document.unreachable' : 'document.offline')}
    </p>
  )
}
