import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { contactAwaiting, sentCode } from './contact/code-clock.ts'
import { eitherContact, givenContact } from './contact/contact.ts'
import { EntryPage } from './EntryPage.tsx'
import { resetPassword } from './enter.ts'
import { entryPath } from './entry-path.ts'
import { CodeField } from './fields/CodeField.tsx'
import { ContactField } from './fields/ContactField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { EntryForm } from './form/EntryForm.tsx'
import { useAgreement } from './form/use-agreement.ts'
import { useEntry, useFirstField } from './form/use-entry.ts'

/** A new password for somebody who has forgotten theirs: they are in once it is set. */
export function ResetPage() {
  const { text } = useText()
  const search = useSearch()
  const agreement = useAgreement()
  const [awaiting] = useState(() => contactAwaiting(sentCode.get(), 'resetpwd', Date.now()))
  const entry = useEntry({
    needs: () => ['contact', 'code', 'password', 'repeated'],
    contact: awaiting ?? givenContact.get() ?? eitherContact,
    act: resetPassword,
  })
  useFirstField(entry, 'contact', true)
  usePageTitle(text('accounts.reset'))
  const lead = (
    <>
      {text('accounts.reset.remembered')} <Link href={entryPath('/login', search)}>{text('accounts.sign-in')}</Link>
    </>
  )
  return (
    <EntryPage title={text('accounts.reset')} lead={lead}>
      <EntryForm entry={entry} agreement={agreement} act={text('accounts.reset.act')}>
        <ContactField entry={entry} />
        <CodeField entry={entry} scene="resetpwd" />
        <PasswordField entry={entry} label={text('accounts.password.new')} isNew />
        <PasswordField entry={entry} label={text('accounts.password.repeat')} field="repeated" isNew />
      </EntryForm>
    </EntryPage>
  )
}
