import { type KeyboardEvent, useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { EditRequests, LiveDocument } from '../../../platform/sync/index.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { openTurn } from './open-turn.ts'
import styles from './RequestCard.module.css'
import { seenRequests, shownRequest } from './shown-request.ts'

/** For the key that goes through the parts of the window. */
export const requestCardId = 'edit-request'

interface Props {
  live: LiveDocument
  /** Keys that lead back to the map. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Somebody asks to edit. It takes no focus: whoever writes goes on. */
export function RequestCard({ live, onKeyDown }: Props) {
  const requests = useStore(live.requests)
  const shown = useShownRequest(requests)
  return shown && <Card key={shown.request.user_id} live={live} onKeyDown={onKeyDown} {...shown} />
}

function Card({ live, onKeyDown, request, seconds }: Props & { request: EditRequests[number]; seconds: number }) {
  const { text, message } = useText()
  const turn = useStore(openTurn)
  const current = useStore(live.turn)
  const me = useStore(sessionStore)?.user?.user_id
  const [isBusy, setBusy] = useState(false)
  const { user_id, nickname: name } = request
  const isTogether = current?.mode === 'together'
  const answer = async (action: 'accept' | 'refuse') => {
    setBusy(true)
    await turn?.answer(user_id, action)
    setBusy(false)
  }
  return (
    <aside
      id={requestCardId}
      aria-label={message('510', { name })}
      className={styles.card}
      onKeyDown={onKeyDown}
      // A press must not take the keys from whoever is writing.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Avatar person={{ user_id, nickname: name, avatar: null }} size={32} />
      <div className={styles.words}>
        <div role="status">
          <p className={styles.title}>{message('510', { name })}</p>
          <p className={styles.sentence}>
            {text(current?.holder === me ? 'cooperation.request.safe' : 'cooperation.request.other')}
          </p>
        </div>
        <div className={styles.acts}>
          <span className={styles.waits} aria-hidden="true">
            {text('cooperation.request.waits', { count: seconds })}
          </span>
          <Button variant="quiet" onClick={() => void answer('refuse')}>
            {text('cooperation.not-now')}
          </Button>
          <Button isBusy={isBusy} className={styles.yes} onClick={() => void answer('accept')}>
            {text(isTogether ? 'cooperation.allow' : 'cooperation.hand-over')}
          </Button>
        </div>
      </div>
    </aside>
  )
}

/** Counts down while there is one. */
function useShownRequest(requests: EditRequests): ReturnType<typeof shownRequest> {
  const [{ seen, now, of }, setState] = useState(() => lookAt(new Map(), []))
  // Seen the moment they are there: they are drawn with it.
  const state = of === requests ? { seen, now } : lookAt(seen, requests)
  if (of !== requests) setState({ ...state, of: requests })
  const shown = shownRequest(requests, state.seen, state.now)
  const isShown = shown !== null
  useEffect(() => {
    if (!isShown) return
    const timer = setInterval(() => setState((before) => ({ ...before, now: Date.now() })), 1000)
    return () => clearInterval(timer)
  }, [isShown])
  return shown
}

function lookAt(before: ReturnType<typeof seenRequests>, requests: EditRequests) {
  const now = Date.now()
  return { seen: seenRequests(before, requests, now), now, of: requests }
}
