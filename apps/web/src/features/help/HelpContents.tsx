import { ChevronRight } from 'lucide-react'
import { useText } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HelpContents.module.css'

interface Props {
  sections: readonly { id: string; heading: string }[]
  /** At first. On a phone they would fill the screen before any help is seen. */
  isOpen: boolean
}

/** What the page has, to go to. */
export function HelpContents({ sections, isOpen }: Props) {
  const { text } = useText()
  return (
    <nav aria-label={text('help.contents')}>
      <details open={isOpen} className={styles.contents}>
        <summary className={styles.summary}>
          <Icon icon={ChevronRight} className={styles.arrow} />
          {text('help.contents')}
        </summary>
        <ul className={styles.list}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
