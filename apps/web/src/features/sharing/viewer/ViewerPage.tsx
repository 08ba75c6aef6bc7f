import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { lazyModule } from '../../../platform/lazy-module.tsx'
import { usePhone } from '../../../platform/phone.ts'
import { errorText } from '../../../platform/show-error.ts'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { documentPath } from '../../files/index.ts'
import { isEmbedPath } from '../link/share-link.ts'
import { viewerModule } from './lazy-viewer.ts'
import { OwnLinkOver } from './OwnLinkOver.tsx'
import { PasswordPage } from './PasswordPage.tsx'
import styles from './UnavailablePage.module.css'
import { UnavailablePage } from './UnavailablePage.tsx'
import { useVisit } from './use-visit.ts'
import { ViewerWaiting } from './ViewerWaiting.tsx'
import { isLocked } from './visit.ts'

/** It brings the editor with it: who is asked for a password need not wait for that. */
const frame = lazyModule(() => {
  // Wanted as soon as the frame is there. Whoever shows the map tells of a failure.
  viewerModule.open().catch(() => undefined)
  return import('./ViewerFrame.tsx')
})
const ViewerFrame = frame.part((room) => room.ViewerFrame, <ProgressLine />)

/** The server fetches early what phones need by the same rule (`domains/sharing/share-page.ts`). */

/** What a share link leads to: the map, or what stands before it. */
export function ViewerPage({ shareId }: { shareId: string }) {
  const translator = useText()
  const { visit, round, hasChanged, tryPassword, retry, onEvent } = useVisit(shareId)
  useEffect(() => void frame.open().catch(() => undefined), []) // where it is shown it fails once more
  const isPhone = usePhone()
  const isEmbedded = isEmbedPath(useLocation()[0])
  const look = isEmbedded ? 'embedded' : isPhone ? 'phone' : 'desktop'
  switch (visit.step) {
    case 'asking':
      return <ViewerWaiting shareId={shareId} look={look} />
    case 'password':
      return (
        <PasswordPage
          name={visit.name}
          isLocked={isLocked(visit.wrong)}
          hasChanged={hasChanged}
          isEmbedded={isEmbedded}
          wrong={visit.wrong && errorText(visit.wrong, translator)}
          onTry={tryPassword}
        />
      )
    case 'open':
      return <ViewerFrame key={round} document={visit.document} token={visit.token} look={look} onEvent={onEvent} />
    case 'unshared':
      return <Redirect to={documentPath(visit.fileId)} replace />
    case 'own-over':
      return <OwnLinkOver why={visit.why} fileId={visit.fileId} onShared={retry} />
    case 'over':
      return <UnavailablePage why={visit.why} onRetry={retry} />
    case 'failed':
      return (
        <main className={styles.page}>
          <ErrorState error={visit.error} onRetry={retry} />
        </main>
      )
  }
}
