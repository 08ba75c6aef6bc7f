import { useCallback, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { forgetGuestToken } from '../../../platform/session/guest-token.ts'
import { sessionOver } from '../../../platform/session/session-over.ts'
import { currentToken, sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { WatchEvent } from '../../../platform/sync/index.ts'
import { carryOutPendingSave } from '../saving/save-to-mine.ts'
import { checkLink, type Visit } from './visit.ts'

interface VisitState {
  readonly visit: Visit
  /** Another one each time the link was checked: then the document is connected anew. */
  readonly round: number
  /** Somebody was looking when another password was set. */
  readonly hasChanged: boolean
  readonly tryPassword: (password: string) => Promise<void>
  readonly retry: () => void
  /** Something has happened to the document that is looked at. */
  readonly onEvent: (event: WatchEvent) => void
}

/** The way from a link to the document it leads to, and what becomes of it while somebody looks. */
export function useVisit(shareId: string): VisitState {
  const [{ visit, round }, setState] = useState<{ visit: Visit; round: number }>({
    visit: { step: 'asking' },
    round: 0,
  })
  const [hasChanged, setChanged] = useState(false)
  const token = useStore(sessionStore)?.token ?? null
  const last = useRef(0)

  const check = useCallback(
    async (tried?: Parameters<typeof checkLink>[1]) => {
      const number = ++last.current
      const next = await checkLink(shareId, tried)
      if (number === last.current) setState({ visit: next, round: number })
      return next
    },
    [shareId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in or out meanwhile is somebody else
  useEffect(() => {
    void check()
    return () => {
      last.current++
    }
  }, [check, token])

  const setVisit = (next: Visit) => setState((now) => ({ ...now, visit: next }))
  const name = visit.step === 'password' ? visit.name : ''
  const onEvent = (event: WatchEvent) => {
    if (event.type === 'renamed') setState((now) => ({ ...now, visit: renamed(now.visit, event.name) }))
    else if (event.type === 'ended') end(event.why)
  }
  const end = (why: (WatchEvent & { type: 'ended' })['why']) => {
    switch (why) {
      case 'link-ended':
        return setVisit({ step: 'over', why: 'ended' })
      case 'link-expired':
        return setVisit({ step: 'over', why: 'expired' })
      case 'link-unproven':
        setChanged(true)
        return void check()
      case 'session': {
        const ended = currentToken()
        // A guest becomes another one; a person goes on as a guest, if the link lets them.
        if (ended === null) forgetGuestToken()
        else sessionOver(ended)
        return void check()
      }
      case 'update':
        return setVisit({ step: 'over', why: 'newer' })
      case 'gone':
        return setVisit({ step: 'over', why: 'unavailable' })
    }
  }
  const tryPassword = async (password: string) => {
    const { step } = await check({ password, name })
    if (step !== 'open' || currentToken() === null) return
    // Who has signed in to save it, and was asked for the password once more.
    const copy = await carryOutPendingSave(shareId)
    if (copy !== null) navigate(copy)
  }
  return {
    visit,
    round,
    hasChanged,
    tryPassword,
    retry: () => {
      setVisit({ step: 'asking' })
      void check()
    },
    onEvent,
  }
}

function renamed(visit: Visit, name: string): Visit {
  return visit.step === 'open' ? { ...visit, document: { ...visit.document, name } } : visit
}
