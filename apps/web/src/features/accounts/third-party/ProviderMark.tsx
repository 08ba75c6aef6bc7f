import { charactersOf } from '@ramify/contract'
import styles from './ProviderMark.module.css'

/** Its first letter: the signs of others are theirs. */
export function ProviderMark({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={styles.mark}>
      {charactersOf(name)[0]?.toUpperCase()}
    </span>
  )
}
