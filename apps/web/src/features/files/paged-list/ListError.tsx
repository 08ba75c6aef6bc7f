import { CallError } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { CachedList } from '../cached/CachedList.tsx'
import { FileList } from '../entries/FileList.tsx'
import type { FileItem } from '../file-item.ts'
import styles from '../list/ListContent.module.css'
import type { ListLook } from '../list/list-look.ts'

interface Props {
  error: unknown
  onRetry: () => void
  /** The list itself is there, only its newest state is not. */
  isBelow?: boolean
  /** What this device has may stand in for it: a list of all of a person's documents, not the trash or one folder. */
  canStandIn?: boolean
  /** The kind of document that is listed; all where none is said. */
  kind?: KindName | undefined
  /** What was searched for in it. */
  words?: string | undefined
  /** What this browser alone has of it, and how it is shown. */
  following?: readonly FileItem[]
  look?: ListLook
}

/** In the place of a list, or below the part of it that has come. Nobody answered: what this device has may stand there. */
export function ListError(props: Props) {
  const { error, onRetry, isBelow = false, canStandIn = false, kind, words, following = [], look = 'cards' } = props
  const isOnline = useOnline()
  const person = useStore(sessionStore)?.user
  const isUnanswered = error instanceof CallError && error.errno === null
  // That there is no network is said above all lists.
  if (isBelow && !isOnline) return null
  const plain = (
    <div className={styles.error}>
      <ErrorState error={error} onRetry={onRetry} />
    </div>
  )
  if (isBelow || !isUnanswered || !person) return plain
  if (canStandIn) {
    const kept = { personId: person.user_id, kind, following, words, onRetry }
    return <CachedList {...kept} otherwise={plain} />
  }
  return (
    <>
      {following.length > 0 && <FileList items={following} look={look} />}
      {plain}
    </>
  )
}
