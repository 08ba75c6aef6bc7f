import { BookOpen, CloudOff } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { type ReadStore, subscribeToAll, useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { TurnStrip, useTurnView } from '../../cooperation/index.ts'
import type { BarLook } from './bar-look.ts'
import styles from './DocumentStrip.module.css'

/** Under the bar, when there is something to know about the whole document. On a desk it lies over the map, which stays where it is. */
export function DocumentStrip({ live, look }: { live: LiveDocument; look: BarLook }) {
  const { text, message } = useText()
  const isOffline = useOffline(live)
  const isOnline = useOnline()
  const { edit } = useStore(live.rights)
  const turn = useTurnView(live)
  const isWatching = !isOffline && turn !== null
  return (
    <div role="status">
      {isWatching && <TurnStrip turn={turn} isOver={look === 'desktop'} />}
      {!isWatching && (isOffline || !edit) && (
        <p className={classNames(styles.strip, look === 'desktop' && styles.over)}>
          <Icon icon={isOffline ? CloudOff : BookOpen} />
          {!isOffline ? text('document.read-only') : isOnline ? text('document.unreachable') : message('313')}
        </p>
      )}
    </div>
  )
}

/** Told apart from the save state, which is another one twice with every letter. */
function useOffline(live: LiveDocument): boolean {
  return useStore(useMemo(() => offlineOf(live), [live]))
}

/** Storing a change in this browser takes a moment, in which the state is "saving": nobody is back online for that. */
function offlineOf({ saveState, isUp }: LiveDocument): ReadStore<boolean> {
  let isOffline = false
  return {
    get: () => {
      const state = saveState.get()
      isOffline = state === 'offline' || (isOffline && state === 'saving' && !isUp.get())
      return isOffline
    },
    subscribe: (listener) => subscribeToAll([saveState, isUp], listener),
  }
}
