import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { regional } from '../../../platform/i18n/regional.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import styles from './AccessLogDialog.module.css'
import { logWords } from './log-words.ts'

interface Props {
  file: { id: string; name: string }
  onClose: () => void
}

/** Who opened a file, and what has changed about its members, for its owner. */
export function AccessLogDialog({ file, onClose }: Props) {
  const translator = useText()
  const { text, language } = translator
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    logQuery(file.id),
  )
  const isLate = useDelayed(isPending)
  const moments = new Intl.DateTimeFormat(regional(language), { dateStyle: 'medium', timeStyle: 'short' })
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Dialog label={text('cooperation.log')} className={styles.dialog} onClose={onClose}>
      <h2 className={styles.title}>{text('cooperation.log')}</h2>
      <p className={styles.file}>{file.name}</p>
      <div className={styles.scroll}>
        {entries ? (
          <>
            {entries.length === 0 && <p className={styles.empty}>{text('cooperation.log.empty')}</p>}
            <ol>
              {entries.map((entry) => (
                <li key={`${entry.at} ${entry.action} ${entry.person?.user_id}`} className={styles.entry}>
                  <span className={styles.words}>{logWords(entry, translator)}</span>
                  <time className={styles.time}>{moments.format(entry.at)}</time>
                </li>
              ))}
            </ol>
            {hasNextPage && (
              <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text('cooperation.more')}
              </Button>
            )}
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          isLate && <Skeleton width={240} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text('close')}</Button>
      </div>
    </Dialog>
  )
}

const logQuery = (fileId: string) =>
  infiniteQueryOptions({
    queryKey: ['access-log', fileId],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('/access_log', { file_guid: fileId, ...(cursor !== null && { cursor }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })
