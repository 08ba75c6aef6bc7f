import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { contactAwaiting, sentCode } from './contact/code-clock.ts'
import { type Contact, eitherContact, givenContact } from './contact/contact.ts'
import { EntryPage } from './EntryPage.tsx'
import { register } from './enter.ts'
import { entryPath } from './entry-path.ts'
import { CodeField } from './fields/CodeField.tsx'
import { ContactField } from './fields/ContactField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { EntryForm } from './form/EntryForm.tsx'
import { useAgreement } from './form/use-agreement.ts'
import { useEntry, useFirstField } from './form/use-entry.ts'
import { OtherWays } from './OtherWays.tsx'

/** `needsCode`: by e-mail too; by phone always. */
export function RegisterPage({ needsCode }: { needsCode: boolean }) {
  const { text } = useText()
  const search = useSearch()
  const agreement = useAgreement()
  const [awaiting] = useState(() => contactAwaiting(sentCode.get(), 'register', Date.now()))
  const isCoded = (contact: Contact) => needsCode || contact.kind === 'phone'
  const entry = useEntry({
    needs: ({ contact }) => (isCoded(contact) ? ['contact', 'code', 'password'] : ['contact', 'password']),
    contact: awaiting ?? givenContact.get() ?? eitherContact,
    act: register,
  })
  useFirstField(entry, 'contact', true)
  usePageTitle(text('accounts.create'))
  const lead = (
    <>
      {text('accounts.been-here')} <Link href={entryPath('/login', search)}>{text('accounts.sign-in')}</Link>
    </>
  )
  return (
    <EntryPage title={text('accounts.create')} lead={lead}>
      <EntryForm entry={entry} agreement={agreement} act={text('accounts.register')}>
        <ContactField entry={entry} />
        {isCoded(entry.values.contact) && <CodeField entry={entry} scene="register" />}
        <PasswordField entry={entry} isNew />
      </EntryForm>
      <OtherWays agreement={agreement} isRegistering />
    </EntryPage>
  )
}
