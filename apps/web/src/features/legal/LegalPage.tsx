import { brand } from '../../platform/brand/brand.ts'
import { useText } from '../../platform/i18n/language.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import styles from './LegalPage.module.css'
import { type LegalId, type LegalText, legalTexts } from './legal-pages.ts'
import { OpenPage } from './OpenPage.tsx'
import { UsageChoice } from './UsageChoice.tsx'

export function LegalPage({ id }: { id: LegalId }) {
  const { text } = useText()
  const { title, sections }: LegalText = legalTexts[id]
  const { operator } = brand
  usePageTitle(text(title))
  return (
    <OpenPage title={text(title)}>
      <p className={styles.operator}>
        {operator === null ? text('legal.operator.unnamed') : text('legal.operator', { operator })}
      </p>
      {sections.map(({ heading, text: paragraph, choice }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{text(heading)}</h2>
          <p>{text(paragraph)}</p>
          {choice === 'usage' && <UsageChoice />}
        </section>
      ))}
    </OpenPage>
  )
}
