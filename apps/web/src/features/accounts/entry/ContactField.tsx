import { Mail } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Field } from '../../../ui/Field.tsx'
import styles from './ContactField.module.css'
import type { Contact } from './contact.ts'
import { RegionSelect } from './RegionSelect.tsx'
import type { Entry } from './use-entry.ts'

interface Props {
  entry: Entry
  /** Only the one kind. */
  isFixed?: boolean
}

/** An e-mail address or a phone number, and the way from the one to the other. */
export function ContactField({ entry, isFixed = false }: Props) {
  const { text } = useText()
  const { contact } = entry.values
  const change = (part: Partial<Contact>) => entry.change({ contact: { ...contact, ...part } })
  const isEmail = contact.kind === 'email'
  const turn = () => {
    entry.complain({})
    change({ kind: isEmail ? 'phone' : 'email' })
  }
  const ofBoth = {
    // Another kind is another field: what a browser offers for one it must not offer for the other.
    key: contact.kind,
    ref: entry.refOf('contact'),
    error: entry.errorOf('contact'),
    labelEnd: isFixed ? null : (
      <button type="button" className={styles.turn} onClick={turn}>
        {text(isEmail ? 'accounts.phone.use' : 'accounts.email.use')}
      </button>
    ),
  }
  const { key, ...rest } = ofBoth
  if (isEmail) {
    return (
      <Field
        key={key}
        {...rest}
        label={text('accounts.email')}
        icon={Mail}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={contact.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    )
  }
  return (
    <Field
      key={key}
      {...rest}
      label={text('accounts.phone')}
      start={<RegionSelect region={contact.region} onChange={(region) => change({ region })} />}
      type="tel"
      name="telephone"
      autoComplete="tel-national"
      maxLength={18}
      value={contact.phone}
      onChange={(event) => change({ phone: event.target.value })}
    />
  )
}
