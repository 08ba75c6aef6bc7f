import { useQuery } from '@tanstack/react-query'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { usePhone } from '../../../platform/phone.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { entryPath } from './entry-path.ts'
import { likelyOptions, optionsQuery } from './options-query.ts'
import { RegisterPage } from './RegisterPage.tsx'
import { ResetPage } from './ResetPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { WaysPage } from './WaysPage.tsx'
import { rememberedWay, type Way } from './ways.ts'

const WorkchatEntry = lazyComponent(
  () => import('../workchat/WorkchatEntry.tsx').then((room) => room.WorkchatEntry),
  <ProgressLine />,
)
const QrPage = lazyComponent(() => import('../qr/QrPage.tsx').then((room) => room.QrPage), <ProgressLine />)

/** Everything under `/login` for somebody who is not in: the paths that the apps know lead to their forms. */
export function EntryPages() {
  const search = useSearch()
  const { data = likelyOptions, isPending } = useQuery(optionsQuery)
  const isLate = useDelayed(isPending)
  const isPhone = usePhone()
  // A form that changes under somebody's hands is worse than one that comes a moment later.
  if (isInWorkchat()) return <WorkchatEntry />
  if (isPending) return isLate ? <ProgressLine /> : null
  // Who hosts alone has nothing that would deliver a code.
  const usual = data.delivery.email === 'outbox' ? 'password' : 'code'
  const signIn = (path: string, way: Way) => (
    <Route path={path}>
      <SignInPage key={path} start={way} />
    </Route>
  )
  return (
    <Switch>
      {/* Apps on phones know the ways by their addresses. */}
      {isPhone && (
        <Route path="/login">
          <Redirect to={entryPath(rememberedWay() === 'password' ? '/login/account' : '/login/free', search)} replace />
        </Route>
      )}
      {signIn('/login', rememberedWay() ?? usual)}
      {signIn('/login/free', 'code')}
      {signIn('/login/email', 'code')}
      {signIn('/login/account', 'password')}
      <Route path="/login/nav">
        <WaysPage />
      </Route>
      <Route path="/login/register">
        <RegisterPage needsCode={data.register_code} />
      </Route>
      <Route path="/login/resetpwd">
        <ResetPage />
      </Route>
      <Route path="/login/qr">
        <QrPage />
      </Route>
      <Route>
        <Redirect to={entryPath('/login', search)} replace />
      </Route>
    </Switch>
  )
}
