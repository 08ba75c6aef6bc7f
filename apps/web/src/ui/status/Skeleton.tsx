import styles from './Skeleton.module.css'

/** Stands where a line of text will be. */
export function Skeleton({ width }: { width: number }) {
  return <span className={styles.skeleton} style={{ width }} />
}
