import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../platform/i18n/language.ts'
import { dismissNotice, type Notice, useNotices } from '../platform/notices/notices.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Toasts.module.css'

const lifetimes = { status: 5000, error: 8000 }

/** Both regions are always there: a region that comes with its text is not read aloud everywhere. */
export function Toasts() {
  const { text } = useText()
  const notices = useNotices()
  const toasts = (kind: Notice['kind']) =>
    notices.filter((notice) => notice.kind === kind).map((notice) => <Toast key={notice.id} notice={notice} />)
  return (
    <section aria-label={text('notices')} className={styles.region}>
      <div role="status" className={styles.stack}>
        {toasts('status')}
      </div>
      <div role="alert" className={styles.stack}>
        {toasts('error')}
      </div>
    </section>
  )
}

function Toast({ notice }: { notice: Notice }) {
  const speaker = useText()
  const [isHeld, setHeld] = useState(false)
  const { id, kind, action, stays = false } = notice

  useEffect(() => {
    if (stays || isHeld) return
    const timer = setTimeout(() => dismissNotice(id), lifetimes[kind])
    return () => clearTimeout(timer)
  }, [id, kind, stays, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on, only time stops while somebody is here
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
