import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../platform/notices/notices.ts'
import { sessionOver } from '../../../platform/session/session-over.ts'
import type { LiveDocument, LiveEvent } from '../../../platform/sync/index.ts'
import { documentPath } from '../../files/index.ts'
import { openDocument } from '../open-document.ts'
import type { RefusedWork } from '../saving/refused-work.ts'
import { tellMessage, tellTooMuchOpen } from '../saving/tell-message.ts'
import { followName } from './file-name.ts'

interface Happenings {
  isGone: boolean
  /** Not decided about yet, the oldest first. */
  refused: readonly RefusedWork[]
  decided: (work: RefusedWork) => void
  onEvent: (event: LiveEvent, live: LiveDocument) => void
}

/** What an open document tells, and what becomes of it. `token`: of the session it was opened with. */
export function useHappenings(token: string | null): Happenings {
  const [isGone, setGone] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedWork[]>([])
  const without = (id: string) => (works: readonly RefusedWork[]) => works.filter((work) => work.id !== id)

  const onEvent = (event: LiveEvent, live: LiveDocument) => {
    switch (event.type) {
      case 'message':
        return tellMessage(event.code, live, openDocument.get()?.name ?? live.id)
      case 'refusedWork':
        return setRefused((works) => [...without(event.id)(works), event])
      case 'gone':
        return setGone(true)
      case 'claimed':
        return navigate(documentPath(event.fileId), { replace: true })
      case 'renamed':
        return followName(live.id, event.name)
      case 'comment':
        // Heard by those who show comments.
        return
      case 'sessionOver':
        return token === null ? undefined : sessionOver(token)
      case 'update':
        return offerReload()
      case 'tooMuchOpen':
        return tellTooMuchOpen(live)
    }
  }
  return { isGone, refused, decided: ({ id }) => setRefused(without(id)), onEvent }
}

function offerReload(): void {
  notify({
    kind: 'status',
    words: ({ text }) => text('document.update'),
    stays: true,
    action: { label: ({ text }) => text('reload'), run: () => location.reload() },
  })
}
