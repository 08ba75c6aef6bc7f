import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../platform/i18n/language.ts'
import { noticeLifetime } from '../../platform/notices/notice-lifetime.ts'
import { dismissNotice, type Notice, useNotices } from '../../platform/notices/notices.ts'
import { useStore } from '../../platform/store.ts'
import { DialogAround } from '../dialog-around.ts'
import { openDialogs } from '../dialogs/open-dialogs.ts'
import { type SetHeld, Toast } from './Toast.tsx'
import styles from './Toasts.module.css'

/** What is outside of an open dialog is dimmed, silent and out of reach: notices are drawn in the topmost one. */
export function Toasts() {
  const notices = useNotices()
  const dialogs = useStore(openDialogs)
  const topmost = dialogs.at(-1)
  const [held, setHeld] = useState<readonly number[]>([])
  const here = (isTopmost: boolean) => ({ notices: isTopmost ? notices : [], setHeld })
  return (
    <>
      {notices.map((notice) => (
        <Lifetime key={notice.id} notice={notice} isHeld={held.includes(notice.id)} />
      ))}
      <Region {...here(!topmost)} />
      {dialogs.map((dialog) =>
        createPortal(<Region {...here(dialog === topmost)} isInDialog />, dialog.element, `${dialog.id}`),
      )}
    </>
  )
}

/** Outside of what is drawn: a toast that goes from one place to the other lives no longer for it, and no shorter. */
function Lifetime({ notice: { id, kind, size, stays = false }, isHeld }: { notice: Notice; isHeld: boolean }) {
  useEffect(() => {
    if (stays || isHeld) return
    const timer = setTimeout(() => dismissNotice(id), noticeLifetime({ kind, ...(size !== undefined && { size }) }))
    return () => clearTimeout(timer)
  }, [id, kind, size, stays, isHeld])
  return null
}

interface RegionProps {
  notices: readonly Notice[]
  setHeld: SetHeld
  isInDialog?: boolean
}

/** Both lists are there without notices too: one that comes with its text is not read aloud everywhere. */
function Region({ notices, setHeld, isInDialog = false }: RegionProps) {
  const { text } = useText()
  const element = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<HTMLElement | null>(null)

  // As a popover it stands in the window: a dialog that moves, fades in or scrolls takes along what is only fixed in it.
  useLayoutEffect(() => {
    if (!isInDialog || !element.current?.isConnected) return
    element.current.showPopover?.()
    setShown(element.current)
  }, [isInDialog])

  useRoomTaken(element, notices.length > 0 && !isInDialog)

  const toasts = (kind: Notice['kind']) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => <Toast key={notice.id} notice={notice} setHeld={setHeld} isInDialog={isInDialog} />)
  return (
    <section
      ref={element}
      aria-label={text('notices')}
      className={styles.region}
      popover={isInDialog ? 'manual' : undefined}
    >
      <DialogAround value={shown}>
        <div role="status" className={styles.stack}>
          {toasts('status')}
        </div>
        <div role="alert" className={styles.stack}>
          {toasts('error')}
        </div>
      </DialogAround>
    </section>
  )
}

/** What floats at the foot of a phone stands above them: its style sheet hears how much they take. */
function useRoomTaken(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const region = element.current
    if (!region || !isShown) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--toasts-height', `${region.offsetHeight}px`))
    observer.observe(region)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts-height')
    }
  }, [element, isShown])
}
