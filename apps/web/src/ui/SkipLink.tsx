import { useText } from '../platform/i18n/language.ts'
import styles from './SkipLink.module.css'

/** `<main id={mainId} tabIndex={-1}>` is where it leads. */
export const mainId = 'main'

export function SkipLink() {
  const { text } = useText()
  return (
    <a
      href={`#${mainId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {text('skip')}
    </a>
  )
}
