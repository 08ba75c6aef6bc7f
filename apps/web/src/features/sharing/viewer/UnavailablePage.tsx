import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from './UnavailablePage.module.css'

/**
 * `unavailable`: whatever the reason is, it is not told. `expired` and `ended` are told to who was looking. `newer`: this build cannot
 * show it.
 */
export type WhyOver = 'unavailable' | 'expired' | 'ended' | 'newer'

interface Props {
  why: WhyOver
  /** It may be there by now. */
  onRetry?: () => void
  /** What else can be done about it, such as asking for access. */
  children?: ReactNode
}

/** Expired, ended, deleted and unknown look the same. */
export function UnavailablePage({ why, onRetry, children }: Props) {
  const { text, message } = useText()
  const isNewer = why === 'newer'
  const title = text(isNewer ? 'document.newer-kind' : 'document.gone')
  usePageTitle(title)
  const sentences = {
    unavailable: () => text('viewer.gone.sentence'),
    expired: () => message('309'),
    ended: () => message('408'),
    newer: () => text('document.newer-kind.sentence'),
  }
  return (
    <main className={styles.page}>
      <EmptyState drawing="gone" isPage title={title} sentence={sentences[why]()}>
        <div className={styles.ways}>
          {children}
          {onRetry && !isNewer && <Button onClick={onRetry}>{text('retry')}</Button>}
          {isNewer ? (
            <Button variant="filled" onClick={() => location.reload()}>
              {text('reload')}
            </Button>
          ) : (
            <ButtonLink variant="filled" href="/">
              {text('document.go-home')}
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    </main>
  )
}
