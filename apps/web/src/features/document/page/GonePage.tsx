import { useEffect } from 'react'
import { dropEarlyKeys } from '../../../platform/early-keys.ts'
import { features } from '../../../platform/features.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { RequestAccess } from '../../cooperation/index.ts'
import { awaitAccess } from './await-access.ts'
import styles from './GonePage.module.css'

interface Props {
  home: string
  /** One on the server: its owner can be asked, and may let somebody in while they wait here. */
  file?: { id: string; onGiven: () => void }
}

/** Not there and not for this person look the same. */
export function GonePage({ home, file }: Props) {
  const { text } = useText()
  usePageTitle(text('document.gone'))
  useEffect(dropEarlyKeys, [])
  useEffect(() => file && awaitAccess(file.id, file.onGiven), [file])
  return (
    <main className={styles.page}>
      <EmptyState drawing="gone" isPage title={text('document.gone')} sentence={text('document.gone.sentence')}>
        <div className={styles.ways}>
          {file && features.collaboration && <RequestAccess fileId={file.id} />}
          <ButtonLink variant="filled" href={home}>
            {text('document.go-home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </main>
  )
}
