import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { AboutPage, aboutActions } from '../../features/about/index.ts'
import {
  Arrival,
  ConfirmPage,
  confirmPath,
  EntryPages,
  ReturnPage,
  SignInComplete,
  TicketArrival,
} from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { JoinPage } from '../../features/cooperation/index.ts'
import { FeedbackPage, feedbackActions } from '../../features/feedback/index.ts'
import { HelpPage, helpActions } from '../../features/help/index.ts'
import { NewPage, newPath, SharedPage, sharedPath } from '../../features/incoming/index.ts'
import { LegalPage, legalIds, legalTexts, openPaths } from '../../features/legal/index.ts'
import { UnsubscribePage, unsubscribePath } from '../../features/notifications/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { handedTicket } from '../../platform/session/client-token.ts'
import { providerEnd, providerReturnPath } from '../../platform/session/provider-return.ts'
import { returnPath, signInPath } from '../../platform/session/return-path.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { OfflineStrip } from '../../ui/status/OfflineStrip.tsx'
import { ProgressLine } from '../../ui/status/ProgressLine.tsx'

const tables = [appearanceActions, helpActions, feedbackActions, aboutActions]

/** `joinId`: the invitation that the address is of. */
export function PublicShell({ joinId }: { joinId: string | null }) {
  return (
    <ActionProvider tables={tables}>
      <OfflineStrip />
      <Switch>
        {legalIds.map((id) => (
          <Route key={id} path={legalTexts[id].path}>
            <LegalPage id={id} />
          </Route>
        ))}
        <Route path={openPaths.about}>
          <AboutPage />
        </Route>
        <Route path={openPaths.help}>
          <HelpPage />
        </Route>
        <Route path={openPaths.feedback}>
          <FeedbackPage />
        </Route>
        <Route path={sharedPath}>
          <SharedPage />
        </Route>
        <Route path={newPath}>
          <NewPage />
        </Route>
        <Route path={unsubscribePath}>
          <UnsubscribePage />
        </Route>
        {joinId !== null && (
          <Route path="/join/:id">
            <JoinPage key={joinId} joinId={joinId} />
          </Route>
        )}
        <Route path="/login/complete">
          <SignInComplete />
        </Route>
        <Route>
          <Entry />
        </Route>
      </Switch>
    </ActionProvider>
  )
}

function Entry() {
  const [path] = useLocation()
  const search = useSearch()
  const session = useSession()
  const isHanded = useStore(handedTicket) !== null
  const end = useStore(providerEnd)
  if (end && path === providerReturnPath) return <ReturnPage end={end} />
  if (isHanded) return <TicketArrival />
  if (path === confirmPath) {
    if (session.status === 'signed-in') return <ConfirmPage user={session.user} />
    if (session.status === 'checking') return <ProgressLine />
    if (session.status === 'signed-out') return <Redirect to={signInPath(path, search)} replace />
  }
  // Also the way out of the form: signing in opens a session.
  if (session.status === 'signed-in') return <Arrival to={returnPath(search)} />
  if (session.status !== 'signed-out') return <Redirect to={returnPath(search)} replace />
  return <EntryPages />
}
