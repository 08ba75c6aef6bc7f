import { useEffect } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from './GonePage.module.css'

/** A map that this browser has never had, and nobody answers. */
export function NotHere({ home, onRetry }: { home: string; onRetry: () => void }) {
  const { text } = useText()
  useEffect(dropEarlyKeys, [])
  return (
    <div role="alert" className={styles.page}>
      <EmptyState
        drawing="offline"
        isPage
        title={text('document.not-here')}
        sentence={text('document.not-here.sentence')}
      >
        <div className={styles.ways}>
          <Button onClick={onRetry}>{text('retry')}</Button>
          <ButtonLink variant="filled" href={home}>
            {text('document.go-home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}
