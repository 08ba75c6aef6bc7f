import { Link } from 'wouter'
import { useText } from '../../platform/i18n/language.ts'
import styles from './LegalLinks.module.css'
import { legalIds, legalTexts } from './legal-pages.ts'

/** The foot of every page outside the frames. */
export function LegalLinks() {
  const { text } = useText()
  return (
    <nav aria-label={text('legal.links')}>
      <ul className={styles.links}>
        {legalIds.map((id) => (
          <li key={id}>
            <Link href={legalTexts[id].path} className={styles.link}>
              {text(legalTexts[id].link)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
