import styles from './ProgressBar.module.css'

interface Props {
  label: string
  done: number
  total: number
}

/** Long work, and how far it has come. */
export function ProgressBar({ label, done, total }: Props) {
  return <progress aria-label={label} className={styles.bar} value={done} max={Math.max(1, total)} />
}
