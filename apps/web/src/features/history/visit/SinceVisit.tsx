import { useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { afterNextPaint } from '../../../platform/after-next-paint.ts'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import type { LastVisit, LiveDocument } from '../../../platform/sync/index.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { compareVisit } from './compare-visit.ts'
import styles from './SinceVisit.module.css'
import { useVisitAddress, visitPath } from './visit-address.ts'
import { waitingVisit } from './waiting-visit.ts'

interface Props {
  live: LiveDocument
  editor: Editor
}

/** Offers to walk through what others have changed since one was here last. */
export function SinceVisit({ live, editor }: Props) {
  const visit = useStore(live.lastVisit)
  const isWalking = useVisitAddress()
  useEffect(() => {
    // Whoever comes back from the changes has seen them.
    if (!isWalking) return
    return () => live.forgetLastVisit()
  }, [isWalking, live])
  return visit && <Offer live={live} editor={editor} visit={visit} />
}

function Offer({ live, editor, visit }: Props & { visit: LastVisit }) {
  const { text } = useText()
  const isPresented = useStore(editor.lockReason) === 'presenting'
  const { data } = useQuery({
    queryKey: ['history', live.id, 'since', visit.since],
    queryFn: ({ signal }) => api('/changed_since', { file_guid: live.id, since: visit.since }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    // What one has written oneself on another device is nothing to be shown.
    if (data?.by_others === false) live.forgetLastVisit()
  }, [data, live])
  const count = useChangeCount(live, editor, data?.by_others ? visit : null)
  useLayoutEffect(() => {
    if (count === 0) return
    waitingVisit.set({ show: () => navigate(visitPath(live.id)) })
    return () => waitingVisit.set(null)
  }, [count, live])
  // Its action can be run only once it waits.
  const isWaiting = useStore(waitingVisit) !== null
  const cover = useCover(editor)
  if (!isWaiting || isPresented) return null
  const names = data?.authors.map(({ nickname }) => nickname).join(text('history.change.comma'))
  return (
    <div ref={cover} className={styles.offer}>
      <span className={styles.sign}>
        <Icon icon={History} />
      </span>
      <p role="status" className={styles.words}>
        {text('history.visit.count', { count })}
        {names && <span className={styles.names}>{names}</span>}
      </p>
      <ActionTextButton id="history.visit" variant="quiet" />
      <IconButton label={text('history.visit.dismiss')} icon={X} side="top" onClick={live.forgetLastVisit} />
    </div>
  )
}

/** How much is different; after the map is drawn, which everybody waits for more. */
function useChangeCount({ kind }: LiveDocument, editor: Editor, visit: LastVisit | null): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!visit) return
    let isGone = false
    const comparing = afterNextPaint().then(() => (isGone ? null : compareVisit(editor.kind, kind, visit)))
    comparing
      .then((compared) => {
        compared?.document.destroy()
        if (!isGone) setCount(compared?.changes.length ?? 0)
      })
      .catch(showError)
    return () => {
      isGone = true
      setCount(0)
    }
  }, [kind, editor, visit])
  return count
}
