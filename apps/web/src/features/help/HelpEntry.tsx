import { useText } from '../../platform/i18n/language.ts'
import styles from './HelpEntry.module.css'
import type { SpokenSection } from './search-help.ts'

export function HelpEntry({ id, section }: { id: string; section: SpokenSection }) {
  const { text } = useText()
  const { heading, text: words, rows } = section
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.words}>{words}</p>
      {rows.length > 0 && (
        <dl className={styles.keys}>
          {rows.map(({ id: action, label, shortcut }) => (
            <div key={action} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                {shortcut === null ? (
                  <span className={styles.none}>{text('help.no-keys')}</span>
                ) : (
                  <kbd className={styles.key}>{shortcut}</kbd>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
