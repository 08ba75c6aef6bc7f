import { useEffect } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import styles from './GonePage.module.css'

/** A kind of document that a newer build of the app knows, and this one does not. */
export function NewerKindPage({ home }: { home: string }) {
  const { text } = useText()
  usePageTitle(text('document.newer-kind'))
  useEffect(dropEarlyKeys, [])
  return (
    <main className={styles.page}>
      <EmptyState
        drawing="gone"
        isPage
        title={text('document.newer-kind')}
        sentence={text('document.newer-kind.sentence')}
      >
        <div className={styles.ways}>
          <ButtonLink href={home}>{text('document.go-home')}</ButtonLink>
          <Button variant="filled" onClick={() => location.reload()}>
            {text('reload')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
