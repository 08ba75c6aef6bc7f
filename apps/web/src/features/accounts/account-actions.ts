import { CircleUserRound, LogOut, MonitorSmartphone, Settings } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { defineActions } from '../../platform/actions/action.ts'
import { currentToken } from '../../platform/session/session-store.ts'
import { isInWorkchat } from '../../platform/workchat/in-workchat.ts'
import { leaveAccount } from './leave-account.ts'

const isSignedIn = () => currentToken() !== null

export const sessionsHeadingId = 'sessions'

export const accountActions = defineActions([
  {
    id: 'account.open',
    label: 'accounts.open',
    icon: CircleUserRound,
    group: 'account',
    keywords: 'accounts.open.keywords',
    isVisible: isSignedIn,
    run: () => navigate('/user'),
  },
  {
    id: 'settings.open',
    label: 'settings.open',
    icon: Settings,
    group: 'account',
    keywords: 'settings.open.keywords',
    isVisible: isSignedIn,
    run: () => navigate('/setting'),
  },
  {
    id: 'account.sessions',
    label: 'accounts.sessions',
    icon: MonitorSmartphone,
    group: 'account',
    isVisible: isSignedIn,
    run: showSessions,
  },
  {
    id: 'account.sign-out',
    label: 'accounts.sign-out',
    icon: LogOut,
    group: 'account',
    // There the client says who somebody is: they would be in again at once.
    isVisible: () => isSignedIn() && !isInWorkchat(),
    run: leaveAccount,
  },
])

function showSessions(): void {
  navigate(`/user/info#${sessionsHeadingId}`)
  // On the page already, nothing else would move; coming to it, the list scrolls by itself.
  document.getElementById(sessionsHeadingId)?.scrollIntoView()
}
