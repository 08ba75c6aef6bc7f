import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { queryClient } from '../../platform/api/query-client.ts'
import { useText } from '../../platform/i18n/language.ts'
import { listIncoming } from '../../platform/incoming/incoming.ts'
import { signInPath } from '../../platform/session/return-path.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'
import { FileDialogs } from '../files/index.ts'
import { ImportLayer } from '../imports/index.ts'
import { OpenPage } from '../legal/index.ts'
import { IncomingCard } from './IncomingCard.tsx'
import styles from './SharedPage.module.css'

export const sharedPath = '/shared'

const incomingQuery = {
  queryKey: ['incoming'],
  queryFn: listIncoming,
  staleTime: 0,
  // It is in this browser.
  networkMode: 'always',
} as const

/** What other apps have shared with this one. Another site can send something too, so nothing is made before somebody has said so. */
export function SharedPage() {
  const { text } = useText()
  const session = useSession()
  const { data, isPending } = useQuery(incomingQuery)
  const isLate = useDelayed(isPending)
  const refused = new URLSearchParams(useSearch()).get('refused')
  usePageTitle(text('incoming.title'))
  if (isPending) return <OpenPage>{isLate && <ProgressLine />}</OpenPage>
  return (
    <OpenPage>
      {refused !== null && (
        <p role="alert" className={styles.refused}>
          {text(refused === 'size' ? 'incoming.too-large' : 'incoming.not-kept')}
        </p>
      )}
      {data && data.length > 0 ? (
        <div className={styles.column}>
          <h1 className={styles.title}>{text('incoming.title')}</h1>
          {session.status === 'signed-out' && (
            <p className={styles.hint}>
              {text('incoming.signed-out')} <Link href={signInPath(sharedPath, '')}>{text('accounts.sign-in')}</Link>
            </p>
          )}
          {data.map((incoming, nth) => (
            <IncomingCard key={incoming.id} incoming={incoming} isFirst={nth === 0} onChange={lookAgain} />
          ))}
        </div>
      ) : (
        <EmptyState isPage title={text('incoming.none')} sentence={text('incoming.none.sentence')}>
          <ButtonLink variant="filled" href="/">
            {text('document.go-home')}
          </ButtonLink>
        </EmptyState>
      )}
      <FileDialogs />
      <ImportLayer takesDrops={false} />
    </OpenPage>
  )
}

const lookAgain = () => void queryClient.invalidateQueries({ queryKey: incomingQuery.queryKey })
