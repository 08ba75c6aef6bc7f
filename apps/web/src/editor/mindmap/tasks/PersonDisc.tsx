import type { Assignee } from '@ramify/document'
import { initialOf, personColor } from '@ramify/scene'
import styles from './PersonDisc.module.css'

/** As on the map. The name stands beside it or is said elsewhere. */
export function PersonDisc({ person }: { person: Assignee }) {
  return (
    <span
      aria-hidden="true"
      className={styles.disc}
      style={{ background: personColor(person) }}
      data-letter={initialOf(person.name)}
      title={person.name}
    />
  )
}
