import { useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { handedTicket } from '../../../platform/session/client-token.ts'
import { isGuestHere } from '../../../platform/session/guest-mark.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { homePath, startWithoutAccount } from '../../files/index.ts'
import { rememberedWay } from '../entry/ways.ts'

/** An address without a page leads home; the root one leads whoever is here for the first time into a new map. */
export function Elsewhere() {
  const [path] = useLocation()
  const search = useSearch()
  const isSignedOut = useSession().status === 'signed-out'
  const isHanded = useStore(handedTicket) !== null
  // Whom the workplace chat app knows is nobody's guest.
  const wasHere = rememberedWay() !== null || isGuestHere() || isInWorkchat()
  if (path === '/' && isSignedOut && !isHanded && !wasHere) return <FirstMap />
  return <Redirect to={homePath + (search && `?${search}`)} replace />
}

function FirstMap() {
  useEffect(() => void startWithoutAccount(true), [])
  return <ProgressLine />
}
