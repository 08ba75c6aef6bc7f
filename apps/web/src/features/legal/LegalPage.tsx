import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { mainId, SkipLink } from '../../ui/SkipLink.tsx'
import { OpenHeader } from '../appearance/index.ts'
import { LegalLinks } from './LegalLinks.tsx'
import styles from './LegalPage.module.css'
import { type LegalId, legalTexts } from './legal-pages.ts'

export function LegalPage({ id }: { id: LegalId }) {
  const { text } = useText()
  const { title, sections } = legalTexts[id]
  usePageTitle(text(title))
  return (
    <div className={styles.page}>
      <SkipLink />
      <OpenHeader />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <h1 className={styles.title}>{text(title)}</h1>
        {sections.map(({ heading, text: paragraph }) => (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>{text(heading)}</h2>
            <p>{text(paragraph)}</p>
          </section>
        ))}
      </main>
      <footer className={styles.footer}>
        <LegalLinks />
      </footer>
    </div>
  )
}
