import styles from './Avatar.module.css'

/** The first letter of a name that stands beside it. */
export function Avatar({ name, size = 28 }: { name: string; size?: number }) {
  const [letter = '?'] = name.trim()
  return (
    <span aria-hidden="true" className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.43 }}>
      {letter.toUpperCase()}
    </span>
  )
}
