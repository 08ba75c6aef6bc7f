import styles from './NewsDot.module.css'

/** There is something new; never how much. What it stands at says so in words. */
export function NewsDot({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={className === undefined ? styles.dot : `${styles.dot} ${className}`} />
}
