import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { homePath } from '../../files/index.ts'
import { useDeviceName } from '../sessions/device-name.ts'
import styles from './QrConfirmPage.module.css'

/** On the phone: who asks to be let in, and whether they shall be. */
export function QrConfirmPage({ code, nickname }: { code: string; nickname: string }) {
  const { text } = useText()
  const nameOf = useDeviceName()
  const [isDone, setDone] = useState(false)
  const asked = useQuery({
    queryKey: ['passport', 'qr-confirm', code],
    queryFn: () => api('/passport/qr_confirm', { code, action: 'look' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const answer = useMutation({
    mutationFn: (action: 'confirm' | 'refuse') => api('/passport/qr_confirm', { code, action }),
    onSuccess: (_data, action) => (action === 'confirm' ? setDone(true) : navigate(homePath)),
    onError: showError,
  })
  usePageTitle(text('accounts.confirm.title'))
  if (asked.isPending) return <ProgressLine />
  if (asked.isError) {
    return (
      <main className={styles.page}>
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      </main>
    )
  }
  if (isDone) {
    return (
      <main className={styles.page}>
        <EmptyState
          drawing="done"
          isPage
          title={text('accounts.confirm.done')}
          sentence={text('accounts.confirm.done.sentence')}
        >
          <Button onClick={() => navigate(homePath)}>{text('accounts.confirm.home')}</Button>
        </EmptyState>
      </main>
    )
  }
  const { device, address } = asked.data
  return (
    <main className={styles.page}>
      <EmptyState
        isPage
        title={text('accounts.confirm.title')}
        sentence={text('accounts.confirm.sentence', { device: nameOf(device), address, name: nickname })}
      >
        <p className={styles.warning}>{text('accounts.confirm.warning')}</p>
        <div className={styles.buttons}>
          <Button size="l" onClick={() => answer.mutate('refuse')}>
            {text('accounts.confirm.refuse')}
          </Button>
          <Button variant="filled" size="l" isBusy={answer.isPending} onClick={() => answer.mutate('confirm')}>
            {text('accounts.confirm.act')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
