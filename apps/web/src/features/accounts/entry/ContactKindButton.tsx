import { flushSync } from 'react-dom'
import { useText } from '../../../platform/i18n/language.ts'
import styles from './ContactKindButton.module.css'
import type { Entry } from './use-entry.ts'

/** From an e-mail address to a phone number and back. */
export function ContactKindButton({ entry }: { entry: Entry }) {
  const { text } = useText()
  const { contact } = entry.values
  const isEmail = contact.kind === 'email'
  const turn = () => {
    entry.complain({})
    flushSync(() => entry.change({ contact: { ...contact, kind: isEmail ? 'phone' : 'email' } }))
    // The button comes last in the order of keys, the field first.
    entry.focus('contact')
  }
  return (
    <button type="button" className={styles.turn} onClick={turn}>
      {text(isEmail ? 'accounts.phone.use' : 'accounts.email.use')}
    </button>
  )
}
