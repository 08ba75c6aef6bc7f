import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { contactAwaiting, sentCode } from './contact/code-clock.ts'
import { contactName, eitherContact, givenContact } from './contact/contact.ts'
import { EntryPage } from './EntryPage.tsx'
import { signInByCode, signInByPassword } from './enter.ts'
import { entryPath } from './entry-path.ts'
import { CodeField } from './fields/CodeField.tsx'
import { ContactField } from './fields/ContactField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { EntryForm } from './form/EntryForm.tsx'
import { useAgreement } from './form/use-agreement.ts'
import { useEntry, useFirstField } from './form/use-entry.ts'
import { OtherWays } from './OtherWays.tsx'
import styles from './SignInPage.module.css'
import { rememberWay, type Way } from './ways.ts'

/** Code or password, by e-mail or by phone. */
export function SignInPage({ start }: { start: Way }) {
  const { text } = useText()
  const search = useSearch()
  const agreement = useAgreement()
  const [awaiting] = useState(() => contactAwaiting(sentCode.get(), 'login', Date.now()))
  const [by, setBy] = useState(awaiting ? 'code' : start)
  const entry = useEntry({
    needs: () => ['contact', by],
    contact: awaiting ?? eitherContact,
    act: async ({ contact, code, password }) => {
      if (by === 'code') await signInByCode(contact, code)
      else await signInByPassword(contact, password)
      rememberWay(by)
    },
  })
  useFirstField(entry, awaiting ? 'code' : 'contact', true)
  usePageTitle(text('accounts.sign-in'))
  const turn = (next: Way) => {
    entry.complain({})
    setBy(next)
  }
  const lead = (
    <>
      {text('accounts.new-here')} <Link href={entryPath('/login/register', search)}>{text('accounts.create')}</Link>
    </>
  )
  const ways = [
    { value: 'code', label: text('accounts.code') },
    { value: 'password', label: text('accounts.password') },
  ] as const
  const forgot = by === 'password' && (
    <Link href={entryPath('/login/resetpwd', search)} onClick={() => givenContact.set(entry.values.contact)}>
      {text('accounts.forgot')}
    </Link>
  )
  return (
    <EntryPage title={text('accounts.sign-in')} lead={lead}>
      <div className={styles.ways}>
        <Segmented label={text('accounts.way')} isLine value={by} options={ways} onChange={turn} />
      </div>
      <EntryForm entry={entry} agreement={agreement} act={text('accounts.sign-in')} secondLink={forgot}>
        <div>
          <ContactField entry={entry} />
          {entry.isUnknown && (
            <p className={styles.unknown}>
              <Link href={entryPath('/login/register', search)} onClick={() => givenContact.set(entry.values.contact)}>
                {text('accounts.create.with', { address: contactName(entry.values.contact) })}
              </Link>
            </p>
          )}
        </div>
        {by === 'code' ? <CodeField entry={entry} scene="login" /> : <PasswordField entry={entry} />}
      </EntryForm>
      <OtherWays agreement={agreement} />
    </EntryPage>
  )
}
