import type { HistoryVersion } from '@ramify/contract'
import { Plus } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { VersionList } from './VersionList.tsx'
import styles from './VersionSide.module.css'

interface Props {
  list: ListState
  versions: readonly HistoryVersion[]
  chosen: number | null
  onChoose: (id: number | null) => void
  /** When the document was last changed, where it is known. */
  savedAt: number | undefined
  onName: () => void
  /** Absent for who may not. */
  onDelete: ((version: HistoryVersion) => void) | undefined
}

/** Of the query of versions. */
interface ListState {
  data: { pages: readonly { named: number; named_limit: number | null }[] } | undefined
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

const skeletons = [120, 90, 140, 100, 130]

/** The column of versions. */
export function VersionSide({ list, versions, chosen, onChoose, savedAt, onName, onDelete }: Props) {
  const { text } = useText()
  const isLate = useDelayed(list.isPending)
  const [first] = list.data?.pages ?? []
  return (
    <aside className={styles.side} aria-label={text('history.versions')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('history.versions')}</h2>
        <Button variant="quiet" onClick={onName}>
          <Icon icon={Plus} size="s" />
          {text('history.name')}
        </Button>
      </div>
      <div className={styles.scroll}>
        {list.data ? (
          <>
            <VersionList
              versions={versions}
              chosen={chosen}
              onChoose={onChoose}
              savedAt={savedAt}
              onDelete={onDelete}
            />
            {versions.length === 0 && (
              <div className={styles.empty}>
                <p className={styles.emptyTitle}>{text('history.empty')}</p>
                <p>{text('history.empty.sentence')}</p>
              </div>
            )}
            {list.hasNextPage && (
              <div className={styles.older}>
                <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {text('history.older')}
                </Button>
              </div>
            )}
          </>
        ) : list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          isLate && (
            <div className={styles.skeletons}>
              {skeletons.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          )
        )}
      </div>
      {first && (
        <p className={styles.foot}>
          {first.named_limit === null
            ? text('history.foot', { count: first.named })
            : text('history.foot.limit', { named: first.named, limit: first.named_limit })}
        </p>
      )}
    </aside>
  )
}
