import { Redirect, Route, Switch, useSearch } from 'wouter'
import { Arrival, RegisterPage, SignInPage } from '../../features/accounts/index.ts'
import { appearanceActions } from '../../features/appearance/index.ts'
import { LegalPage, legalIds, legalTexts } from '../../features/legal/index.ts'
import { ActionProvider } from '../../platform/actions/ActionProvider.tsx'
import { returnPath } from '../../platform/session/return-path.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { OfflineStrip } from '../../ui/OfflineStrip.tsx'

const tables = [appearanceActions]

const legalPaths: readonly string[] = legalIds.map((id) => legalTexts[id].path)

/** Pages outside the frames: the same for desktop and phone, so what is typed there outlives a turn of the screen. */
export function isPublicPath(path: string): boolean {
  return /^\/login(\/|$)/.test(path) || legalPaths.includes(path)
}

export function PublicShell() {
  return (
    <ActionProvider tables={tables}>
      <OfflineStrip />
      <Switch>
        {legalIds.map((id) => (
          <Route key={id} path={legalTexts[id].path}>
            <LegalPage id={id} />
          </Route>
        ))}
        <Route>
          <Entry />
        </Route>
      </Switch>
    </ActionProvider>
  )
}

function Entry() {
  const search = useSearch()
  const session = useSession()
  // Also the way out of the form: signing in opens a session.
  if (session.status === 'signed-in') return <Arrival to={returnPath(search)} />
  if (session.status !== 'signed-out') return <Redirect to={returnPath(search)} replace />
  return (
    <Switch>
      <Route path="/login">
        <SignInPage />
      </Route>
      <Route path="/login/register">
        <RegisterPage />
      </Route>
      <Route>
        <Redirect to={`/login${search && `?${search}`}`} replace />
      </Route>
    </Switch>
  )
}
