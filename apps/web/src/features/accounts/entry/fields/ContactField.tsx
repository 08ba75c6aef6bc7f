import { Mail, Phone } from 'lucide-react'
import { useText } from '../../../../platform/i18n/language.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { type Contact, namesRegion, typedContact } from '../contact/contact.ts'
import type { Entry } from '../form/use-entry.ts'
import { RegionSelect } from './RegionSelect.tsx'

/** An e-mail address, a phone number, or whichever of them is typed. */
export function ContactField({ entry }: { entry: Entry }) {
  const { text } = useText()
  const { contact } = entry.values
  const change = (part: Partial<Contact>) => entry.change({ contact: { ...contact, ...part } })
  const ofAll = { ref: entry.refOf('contact'), error: entry.errorOf('contact') }
  const region = <RegionSelect region={contact.region} onChange={(next) => change({ region: next })} />
  if (contact.isEither) {
    const isNumber = contact.kind === 'phone'
    return (
      <Field
        {...ofAll}
        label={text('accounts.either')}
        {...(isNumber && !namesRegion(contact) ? { start: region } : { icon: isNumber ? Phone : Mail })}
        // The keyboard of a phone has an @ and digits then.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        name="username"
        autoComplete="username"
        maxLength={254}
        value={contact.email}
        onChange={(event) => change(typedContact(contact, event.target.value))}
      />
    )
  }
  if (contact.kind === 'email') {
    return (
      <Field
        {...ofAll}
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
      {...ofAll}
      label={text('accounts.phone')}
      start={region}
      type="tel"
      name="telephone"
      autoComplete="tel-national"
      maxLength={18}
      value={contact.phone}
      onChange={(event) => change({ phone: event.target.value })}
    />
  )
}
