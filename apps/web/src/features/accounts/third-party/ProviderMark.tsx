import { charactersOf } from '@ramify/contract'
import styles from './ProviderMark.module.css'

/** Its first letter: the signs of others are theirs. Drawn by the style sheet: who speaks to the button says its words alone. */
export function ProviderMark({ name }: { name: string }) {
  return <span className={styles.mark} data-letter={charactersOf(name)[0]?.toUpperCase()} />
}
