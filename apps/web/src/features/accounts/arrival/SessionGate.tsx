import { Fragment, type ReactNode, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { handedTicket } from '../../../platform/session/client-token.ts'
import { isGuestHere } from '../../../platform/session/guest-mark.ts'
import { signInPath } from '../../../platform/session/return-path.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { flowchartsPath, guestFlowchartsPath, guestPath, homePath } from '../../files/index.ts'
import { CatchUp } from './CatchUp.tsx'
import styles from './SessionGate.module.css'
import { TicketArrival } from './TicketArrival.tsx'

interface Props {
  /** Everybody may pass. */
  isOpen: boolean
  children: ReactNode
}

/** Lets signed-in people through; others sign in first and come back. */
export function SessionGate({ isOpen, children }: Props) {
  const [path] = useLocation()
  const search = useSearch()
  const session = useSession()
  const isHanded = useStore(handedTicket) !== null
  const isUnreachable = session.status === 'unreachable'
  useEffect(() => {
    if (isUnreachable) dropEarlyKeys()
  }, [isUnreachable])
  if (isHanded) return <TicketArrival />
  switch (session.status) {
    case 'signed-out':
      if (isOpen) return <Fragment key="nobody">{children}</Fragment>
      // Somebody who works without an account is at home elsewhere.
      if (path === homePath && isGuestHere()) return <Redirect to={guestPath} replace />
      if (path === flowchartsPath && isGuestHere()) return <Redirect to={guestFlowchartsPath} replace />
      return <Redirect to={signInPath(path, search, location.hash)} replace />
    case 'checking':
      return <ProgressLine />
    case 'unreachable':
      return (
        <main className={styles.unreachable}>
          <ErrorState error={session.error} onRetry={session.retry} />
        </main>
      )
    case 'signed-in':
      // Another person in the same browser starts with nothing of the one before.
      return (
        <Fragment key={session.user.user_id}>
          <CatchUp />
          {children}
        </Fragment>
      )
  }
}
