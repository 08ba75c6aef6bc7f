import { Mail } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Field } from '../../../ui/Field.tsx'
import type { Contact } from './contact.ts'
import { RegionSelect } from './RegionSelect.tsx'
import type { Entry } from './use-entry.ts'

/** An e-mail address or a phone number. */
export function ContactField({ entry }: { entry: Entry }) {
  const { text } = useText()
  const { contact } = entry.values
  const change = (part: Partial<Contact>) => entry.change({ contact: { ...contact, ...part } })
  const ofBoth = {
    // Another kind is another field: what a browser offers for one it must not offer for the other.
    key: contact.kind,
    ref: entry.refOf('contact'),
    error: entry.errorOf('contact'),
  }
  const { key, ...rest } = ofBoth
  if (contact.kind === 'email') {
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
