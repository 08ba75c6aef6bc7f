import { marks } from '@ramify/themes'
import styles from './Priority.module.css'

/** How urgent something is: a square with its number. */
export function Priority({ number }: { number: number }) {
  const colors = marks.priority[number - 1]
  return (
    colors && (
      <span className={styles.number} style={{ background: colors.fill, color: colors.text }}>
        {number}
      </span>
    )
  )
}
