import { useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { documentPath } from '../../files/index.ts'
import styles from './UnavailablePage.module.css'

interface Props {
  why: 'expired' | 'ended'
  fileId: string
  /** It can be viewed again. */
  onShared: () => void
}

/** A link that leads nowhere, for who owns the map: what others see, and what to do about it. */
export function OwnLinkOver({ why, fileId, onShared }: Props) {
  const { text, message } = useText()
  const [isBusy, setBusy] = useState(false)
  const isExpired = why === 'expired'
  const title = message(isExpired ? '309' : '408')
  usePageTitle(title)
  const shareAgain = async () => {
    setBusy(true)
    try {
      await api('/set_share_status', { file_guid: fileId, is_share: 1 })
      onShared()
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  return (
    <main className={styles.page}>
      <EmptyState
        drawing="gone"
        isPage
        title={title}
        sentence={text(isExpired ? 'viewer.own.expired' : 'viewer.own.ended')}
      >
        <div className={styles.ways}>
          <ButtonLink variant="filled" href={documentPath(fileId)}>
            {text('viewer.own.open')}
          </ButtonLink>
          {!isExpired && (
            <Button isBusy={isBusy} onClick={() => void shareAgain()}>
              {text('viewer.own.share-again')}
            </Button>
          )}
        </div>
      </EmptyState>
    </main>
  )
}
