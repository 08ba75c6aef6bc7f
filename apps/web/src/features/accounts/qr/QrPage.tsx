import { Link, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { QrPicture } from '../../../ui/QrPicture.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { EntryPage } from '../entry/EntryPage.tsx'
import { entryPath } from '../entry/entry-path.ts'
import { confirmAddress } from './confirm-address.ts'
import styles from './QrPage.module.css'
import { useQrLogin } from './use-qr-login.ts'

const words = {
  waiting: 'accounts.qr.waiting',
  seen: 'accounts.qr.seen',
  confirmed: 'accounts.qr.confirmed',
  refused: 'accounts.qr.refused',
  over: 'accounts.qr.over',
} as const satisfies Record<string, PlainTextKey>

/** For a screen without a keyboard at hand: somebody who is signed in on a phone lets this browser in. */
export function QrPage() {
  const { text } = useText()
  const search = useSearch()
  const { code, status, error, renew } = useQrLogin()
  usePageTitle(text('accounts.qr'))
  const lead = (
    <>
      {text('accounts.qr.rather')} <Link href={entryPath('/login', search)}>{text('accounts.qr.other')}</Link>
    </>
  )
  const isSpent = status === 'refused' || status === 'over'
  return (
    <EntryPage title={text('accounts.qr')} lead={lead}>
      <div className={styles.content}>
        {error !== null && <ErrorState error={error} onRetry={renew} />}
        {code !== null && !isSpent && <QrPicture text={confirmAddress(code)} label={text('accounts.qr.picture')} />}
        <p role="status" className={styles.state}>
          {code !== null && text(words[status])}
        </p>
        {isSpent && <Button onClick={renew}>{text('accounts.qr.renew')}</Button>}
      </div>
    </EntryPage>
  )
}
