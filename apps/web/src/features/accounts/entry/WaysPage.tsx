import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ProviderButtons } from '../third-party/ProviderButtons.tsx'
import { EntryPage } from './EntryPage.tsx'
import { AgreementBox } from './form/AgreementBox.tsx'
import { useAgreement } from './form/use-agreement.ts'
import { OnlyInside } from './OnlyInside.tsx'
import { optionsQuery } from './options-query.ts'
import { WayLink } from './WayLink.tsx'
import styles from './WaysPage.module.css'
import { linkedWays } from './way-links.ts'

/** All of them, to choose from. */
export function WaysPage() {
  const { text } = useText()
  const agreement = useAgreement()
  const providers = useQuery(optionsQuery).data?.providers ?? []
  usePageTitle(text('accounts.ways'))
  return (
    <EntryPage title={text('accounts.ways')} lead={text('accounts.ways.lead')}>
      <ul className={styles.ways}>
        {linkedWays.map((way) => (
          <li key={way.path}>
            <WayLink way={way} />
          </li>
        ))}
      </ul>
      {providers.length > 0 && (
        <div className={styles.providers}>
          <AgreementBox agreement={agreement} />
          <ProviderButtons providers={providers} agreement={agreement} />
        </div>
      )}
      <OnlyInside providers={providers} />
    </EntryPage>
  )
}
