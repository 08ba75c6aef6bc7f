import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { lazyComponent } from '../../../platform/lazy-module.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { OpenHeader } from '../../appearance/index.ts'
import { startWithoutAccount } from '../../files/index.ts'
import { LegalLinks } from '../../legal/index.ts'
import styles from './EntryPage.module.css'
import { reasonToSignIn } from './reason.ts'

// Decoration: it must not hold up the form, and a page without it is whole.
const LivingMap = lazyComponent(() =>
  import('../living-map/LivingMap.tsx').then(
    (room) => room.LivingMap,
    () => () => null,
  ),
)

/** The page of those who are not in yet: a form, and a map beside it where there is room. */
export function EntryPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const translator = useText()
  const { text } = translator
  const reason = reasonToSignIn(useSearch(), translator)
  const isWide = useMedia('(min-width: 960px)')
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <OpenHeader />
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {reason !== null && <p className={styles.reason}>{reason}</p>}
          {children}
          <div className={styles.guest}>
            <Button size="l" onClick={() => void startWithoutAccount()}>
              {text('accounts.without')}
            </Button>
            <p className={styles.guestHint}>{text('accounts.without.hint')}</p>
          </div>
        </main>
        <footer className={styles.footer}>
          <LegalLinks />
        </footer>
      </div>
      {isWide && (
        <div className={styles.map}>
          <LivingMap />
        </div>
      )}
    </div>
  )
}
