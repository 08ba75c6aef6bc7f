import styles from './Spinner.module.css'

/** Inside the button whose act takes a while. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
