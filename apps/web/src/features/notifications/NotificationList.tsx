import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { dayGroups } from '../../platform/i18n/day-groups.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useNearEnd } from '../../platform/near-end.ts'
import { usePhone } from '../../platform/phone.ts'
import { useOnline } from '../../platform/use-online.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState } from '../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import styles from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow.tsx'
import { markAllRead } from './notification-acts.ts'
import { notificationsQuery } from './notifications-query.ts'

interface Props {
  /** In a popover: the page has a title of its own. */
  hasTitle?: boolean
  /** Somebody goes to what happened. */
  onOpen?: () => void
}

/** What has happened, by day, newest first. */
export function NotificationList({ hasTitle = false, onOpen }: Props) {
  const { text } = useText()
  // Whoever opens it wants to know what is there now.
  const query = useInfiniteQuery({ ...notificationsQuery, refetchOnMount: 'always' })
  const isDesk = !usePhone()
  const all = useMemo(() => query.data?.pages.flatMap(({ notifications }) => notifications), [query.data])
  const newest = all?.[0]
  const hasUnread = all?.some(({ unread }) => unread) ?? false
  return (
    <div className={styles.list}>
      {(hasTitle || hasUnread) && (
        <div className={styles.head}>
          {hasTitle && <h2 className={styles.title}>{text('notifications.title')}</h2>}
          {hasUnread && newest && (
            <Button variant="quiet" className={styles.all} onClick={() => void markAllRead(newest.created_at)}>
              {text('notifications.read-all')}
            </Button>
          )}
        </div>
      )}
      {all ? (
        <Days all={all} heading={hasTitle ? 'h3' : 'h2'} onOpen={onOpen} />
      ) : (
        <Missing error={query.isError ? query.error : null} onRetry={() => void query.refetch()} />
      )}
      {query.hasNextPage && !isDesk && <EarlierInHand query={query} />}
      {query.hasNextPage && isDesk && (
        <Button
          variant="quiet"
          className={styles.next}
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text('notifications.more')}
        </Button>
      )}
    </div>
  )
}

interface Query {
  dataUpdatedAt: number
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** In a hand what happened earlier comes near the end of the page. */
function EarlierInHand({ query: { dataUpdatedAt, isFetchingNextPage, fetchNextPage } }: { query: Query }) {
  const place = useRef<HTMLParagraphElement>(null)
  useNearEnd(place, isFetchingNextPage ? null : dataUpdatedAt, () => void fetchNextPage())
  return (
    <p ref={place} className={styles.earlier}>
      {isFetchingNextPage && <Spinner />}
    </p>
  )
}

type Shown = Parameters<typeof NotificationRow>[0]['notification']

interface DaysProps {
  all: readonly Shown[]
  /** One level below the title that stands above. */
  heading: 'h2' | 'h3'
  onOpen: (() => void) | undefined
}

function Days({ all, heading: Heading, onOpen }: DaysProps) {
  const { text } = useText()
  if (all.length === 0) return <p className={styles.none}>{text('notifications.none')}</p>
  return dayGroups(all, Date.now()).map(({ day, items }) => (
    <section key={day} aria-label={text(`notifications.${day}`)}>
      <Heading className={styles.day}>{text(`notifications.${day}`)}</Heading>
      <ul>
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ))
}

/** On its way, or not to be had. */
function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useText()
  const isOnline = useOnline()
  if (!isOnline) return <p className={styles.none}>{text('notifications.offline')}</p>
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <div aria-hidden="true" className={styles.loading}>
      {[260, 200, 240].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
