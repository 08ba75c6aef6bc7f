import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { usePhone } from '../../../platform/phone.ts'
import { ProviderButtons } from '../third-party/ProviderButtons.tsx'
import type { Agreement } from './form/use-agreement.ts'
import { OnlyInside, waysInside } from './OnlyInside.tsx'
import styles from './OtherWays.module.css'
import { optionsQuery } from './options-query.ts'
import { WayLink } from './WayLink.tsx'
import { byQrCode } from './way-links.ts'

interface Props {
  agreement: Agreement
  /** A new account cannot be made by a QR code. */
  isRegistering?: boolean
}

/** Below the form. A phone is what a code is shown to, so it is offered none. */
export function OtherWays({ agreement, isRegistering = false }: Props) {
  const { text } = useText()
  const isPhone = usePhone()
  const providers = useQuery(optionsQuery).data?.providers ?? []
  const hasQrCode = !isPhone && !isRegistering
  if (!hasQrCode && providers.length === 0 && waysInside(providers).length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{text('accounts.or')}</p>
      {providers.length > 0 && <ProviderButtons providers={providers} agreement={agreement} />}
      <OnlyInside providers={providers} />
      {hasQrCode && <WayLink way={byQrCode} isCentred />}
    </div>
  )
}
