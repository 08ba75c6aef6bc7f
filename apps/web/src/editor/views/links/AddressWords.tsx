import { useText } from '../../../platform/i18n/language.ts'
import styles from './AddressWords.module.css'

/** An address of a file as words: nothing that can be pressed. */
export function AddressWords({ address }: { address: string }) {
  const { text } = useText()
  return (
    <div className={styles.words}>
      {/* Paths have no direction of their own: in a text from right to left their parts would change places. */}
      <p className={styles.address} dir="ltr">
        {address}
      </p>
      <p className={styles.why}>{text('editor.link.shown-why')}</p>
    </div>
  )
}
