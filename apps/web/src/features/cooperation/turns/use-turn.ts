import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notify } from '../../../platform/notices/notices.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { teamQuery } from '../team/team-queries.ts'
import { createTurn } from './create-turn.ts'
import { openTurn } from './open-turn.ts'
import { type TurnView, turnView } from './turn-view.ts'

const never = createStore(false)

/** Follows the turn of a document for as long as its page shows it. Not for a draft, which nobody else can open. */
export function useTurn(live: LiveDocument | null): void {
  const personId = useStore(sessionStore)?.user?.user_id
  useEffect(() => {
    if (!live || personId === undefined) return
    const turn = createTurn(live, personId)
    openTurn.set(turn)
    return () => {
      openTurn.set(null)
      turn.close()
    }
  }, [live, personId])
}

export interface ShownTurn extends TurnView {
  /** Whoever writes now, once it is known. */
  readonly person: { user_id: string; nickname: string; avatar: string | null } | null
}

/** What is to be said about the turn; null for nothing. */
export function useTurnView(live: LiveDocument): ShownTurn | null {
  const open = useStore(openTurn)
  const turn = useStore(live.turn)
  const { edit } = useStore(live.rights)
  const hasAsked = useStore(open?.hasAsked ?? never)
  const personId = useStore(sessionStore)?.user?.user_id ?? ''
  const { data: team } = useQuery({ ...teamQuery(live.id), enabled: turn !== null })
  const me = team?.members.find(({ user_id }) => user_id === personId)
  const setting = !me ? null : me.role === 'owner' ? 'owner' : me.setting
  const view = turnView({ turn, personId, canEdit: edit, setting, hasAsked })
  const act = view?.act ?? null
  useEffect(() => open?.act.set(act), [open, act])
  useMayAsk(view, setting === 'ask')
  if (!view) return null
  return { ...view, person: team?.members.find(({ user_id }) => user_id === view.holder) ?? null }
}

/** Whoever may ask is told so when the document is opened. */
function useMayAsk(view: TurnView | null, isAsker: boolean): void {
  const [isTold, setTold] = useState(false)
  const isNews = !isTold && isAsker && view?.act === 'ask'
  useEffect(() => {
    if (!isNews) return
    setTold(true)
    notify({ kind: 'status', key: 'cooperation.turn', words: ({ text }) => text('cooperation.may-ask') })
  }, [isNews])
}
