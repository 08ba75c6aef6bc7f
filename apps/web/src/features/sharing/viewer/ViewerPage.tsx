import { Redirect, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { errorText } from '../../../platform/show-error.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { documentPath } from '../../files/index.ts'
import { PasswordPage } from './PasswordPage.tsx'
import styles from './UnavailablePage.module.css'
import { UnavailablePage } from './UnavailablePage.tsx'
import { useVisit } from './use-visit.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import { isLocked } from './visit.ts'

/** What a share link leads to: the map, or what stands before it. */
export function ViewerPage({ shareId }: { shareId: string }) {
  const translator = useText()
  const { visit, hasChanged, tryPassword, retry, onEvent } = useVisit(shareId)
  const isPhone = useMedia('(max-width: 719.98px)')
  const isEmbedded = new URLSearchParams(useSearch()).has('embed')
  switch (visit.step) {
    case 'asking':
      return <ProgressLine />
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
      return (
        <ViewerFrame
          key={visit.token}
          document={visit.document}
          token={visit.token}
          look={isEmbedded ? 'embedded' : isPhone ? 'phone' : 'desktop'}
          onEvent={onEvent}
        />
      )
    case 'unshared':
      return <Redirect to={documentPath(visit.fileId)} replace />
    case 'over':
      return <UnavailablePage why={visit.why} />
    case 'failed':
      return (
        <main className={styles.page}>
          <ErrorState error={visit.error} onRetry={retry} />
        </main>
      )
  }
}
