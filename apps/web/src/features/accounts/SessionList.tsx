import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { sessionsHeadingId } from './account-actions.ts'
import styles from './SessionList.module.css'
import { SessionRow } from './SessionRow.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Where the person is signed in. */
export function SessionList() {
  const { text } = useText()
  const { data, isPending, isError, error, refetch } = useQuery(sessionsQuery)
  const isLate = useDelayed(isPending)

  useEffect(() => {
    if (location.hash === `#${sessionsHeadingId}`) document.getElementById(sessionsHeadingId)?.scrollIntoView()
  }, [])

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
      {data?.sessions.length === 1 && <p className={styles.only}>{text('accounts.sessions.only')}</p>}
    </AccountSection>
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
