import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { sessionsHeadingId } from '../account-actions.ts'
import { useHashHeading } from '../use-hash-heading.ts'
import styles from './SessionList.module.css'
import { SessionRow } from './SessionRow.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Where the person is signed in. */
export function SessionList() {
  const { text } = useText()
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery)
  const isLate = useDelayed(isPending)

  useHashHeading(sessionsHeadingId)

  return (
    <AccountSection heading={text('accounts.sessions')} headingId={sessionsHeadingId}>
      {isLate && <SessionSkeleton />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul>
          {data.sessions.map((session) => (
            <SessionRow key={session.session_id} session={session} />
          ))}
        </ul>
      )}
      {data && data.sessions.length > 1 && <EndOthers />}
      {data?.sessions.length === 1 && <p className={styles.only}>{text('accounts.sessions.only')}</p>}
    </AccountSection>
  )
}

function EndOthers() {
  const { text } = useText()
  const end = useMutation({
    mutationFn: () => api('/user/end_other_sessions', {}),
    onSuccess: ({ ended: count }) =>
      notify({ kind: 'status', words: (translator) => translator.text('accounts.sessions.ended', { count }) }),
    onError: showError,
    onSettled: () => askAnew(sessionsQuery),
  })
  return (
    <Button className={styles.others} isBusy={end.isPending} onClick={() => end.mutate()}>
      {text('accounts.sessions.end-others')}
    </Button>
  )
}

function SessionSkeleton() {
  const { text } = useText()
  return (
    <div role="status" aria-label={text('loading')}>
      {[160, 220].map((width) => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width={width} />
          <Skeleton width={width + 80} />
        </div>
      ))}
    </div>
  )
}
