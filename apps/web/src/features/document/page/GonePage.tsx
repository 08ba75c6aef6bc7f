import { useEffect } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { RequestAccess } from '../../cooperation/index.ts'
import styles from './GonePage.module.css'

/** Not there and not for this person look the same. `fileId`: of one on the server, whose owner can be asked. */
export function GonePage({ home, fileId }: { home: string; fileId?: string }) {
  const { text } = useText()
  usePageTitle(text('document.gone'))
  useEffect(dropEarlyKeys, [])
  return (
    <main className={styles.page}>
      <EmptyState drawing="gone" isPage title={text('document.gone')} sentence={text('document.gone.sentence')}>
        <div className={styles.ways}>
          {fileId !== undefined && features.collaboration && <RequestAccess fileId={fileId} />}
          <ButtonLink variant="filled" href={home}>
            {text('document.go-home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </main>
  )
}
