import { classNames } from './class-names.ts'
import styles from './Shortcut.module.css'

interface Props {
  children: string
  /** On dark ground. */
  isInverse?: boolean
  /** Drawn as a key. */
  isKey?: boolean
}

/** A hint beside the words, no part of them: a button is called "Search", not "Search Ctrl K". */
export function Shortcut({ children, isInverse = false, isKey = false }: Props) {
  return (
    <span aria-hidden="true" className={classNames(styles.shortcut, isInverse && styles.inverse, isKey && styles.key)}>
      {children}
    </span>
  )
}
