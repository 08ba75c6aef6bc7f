import { X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../platform/i18n/language.ts'
import { dismissNotice, type Notice, useNotices } from '../platform/notices/notices.ts'
import { useStore } from '../platform/store.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { openDialogs } from './open-dialogs.ts'
import styles from './Toasts.module.css'

const lifetimes = { status: 5000, error: 8000 }

/** What is outside of an open dialog is dimmed, silent and out of reach: notices are drawn in the topmost one. */
export function Toasts() {
  const notices = useNotices()
  const dialogs = useStore(openDialogs)
  const topmost = dialogs.at(-1)
  const [held, setHeld] = useState<number | null>(null)
  const here = (isTopmost: boolean) => ({ notices: isTopmost ? notices : [], setHeld })
  return (
    <>
      {notices.map((notice) => (
        <Lifetime key={notice.id} notice={notice} isHeld={held === notice.id} />
      ))}
      <Region {...here(!topmost)} />
      {dialogs.map((dialog) =>
        createPortal(<Region {...here(dialog === topmost)} isInDialog />, dialog.element, `${dialog.id}`),
      )}
    </>
  )
}

/** Outside of what is drawn: a toast that goes from one place to the other lives no longer for it, and no shorter. */
function Lifetime({ notice: { id, kind, stays = false }, isHeld }: { notice: Notice; isHeld: boolean }) {
  useEffect(() => {
    if (stays || isHeld) return
    const timer = setTimeout(() => dismissNotice(id), lifetimes[kind])
    return () => clearTimeout(timer)
  }, [id, kind, stays, isHeld])
  return null
}

/** The notice that somebody points at or has the focus in. */
type SetHeld = Dispatch<SetStateAction<number | null>>

interface RegionProps {
  notices: readonly Notice[]
  setHeld: SetHeld
  isInDialog?: boolean
}

/** Both lists are there without notices too: one that comes with its text is not read aloud everywhere. */
function Region({ notices, setHeld, isInDialog = false }: RegionProps) {
  const { text } = useText()
  const element = useRef<HTMLElement>(null)

  // As a popover it stands in the window: a dialog that moves, fades in or scrolls takes along what is only fixed in it.
  useLayoutEffect(() => {
    if (isInDialog) element.current?.showPopover?.()
  }, [isInDialog])

  const toasts = (kind: Notice['kind']) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <Toast key={notice.id} notice={notice} setHeld={setHeld} />)
  return (
    <section
      ref={element}
      aria-label={text('notices')}
      className={styles.region}
      popover={isInDialog ? 'manual' : undefined}
    >
      <div role="status" className={styles.stack}>
        {toasts('status')}
      </div>
      <div role="alert" className={styles.stack}>
        {toasts('error')}
      </div>
    </section>
  )
}

/** Ids only grow: whatever is not above this has been seen coming, and is drawn anew because a dialog opened or closed. */
let lastRisen = 0

function Toast({ notice, setHeld }: { notice: Notice; setHeld: SetHeld }) {
  const speaker = useText()
  const { id, action, stays = false } = notice
  const [isNew] = useState(() => id > lastRisen)
  const letGo = useCallback(() => setHeld((held) => (held === id ? null : held)), [id, setHeld])

  // Nobody leaves what is taken away under the pointer: it would be held for ever.
  useEffect(() => letGo, [letGo])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on, only time stops while somebody is here
    <div
      className={classNames(styles.toast, isNew && styles.new)}
      onAnimationEnd={() => {
        lastRisen = Math.max(lastRisen, id)
      }}
      onPointerEnter={() => setHeld(id)}
      onPointerLeave={letGo}
      onFocus={() => setHeld(id)}
      onBlur={letGo}
    >
      <p className={styles.text}>{notice.words(speaker)}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissNotice(id)
            action.run()
          }}
        >
          {action.label(speaker)}
        </button>
      )}
      {stays && (
        <IconButton icon={X} label={speaker.text('close')} className={styles.close} onClick={() => dismissNotice(id)} />
      )}
    </div>
  )
}
