import type { InputHTMLAttributes } from 'react'
import styles from './CoveredRadio.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>

/**
 * The browser's own radio button, so that arrows go through its group, spread unseen over the label it stands in: that one
 * shows what is chosen (`:has(:checked)`) and what has the focus (`:has(:focus-visible)`), and is `position: relative`.
 */
export function CoveredRadio(props: Props) {
  return <input type="radio" className={styles.radio} {...props} />
}
